/** Integration with a step that follows the error, and a solution that can be asked at any time. */
import { expectFields } from '../linear/expect-fields.js';
import { expectFinite, expectPositive, message } from '../linear/expect.js';
import { MOST_STEPS, runLegs } from './adaptive/adaptive-run.js';
import type { Segment } from './adaptive/adaptive-run.js';
import { legsOf } from './adaptive/legs.js';
import { expectEmbedded } from './check-tableau.js';
import { dormandPrince54 } from './dormand-prince.js';
import { eventWatch, expectEvents } from './events.js';
import type { EventCondition } from './events.js';
import { inPlace } from './forms.js';
import type { InPlace, Rate } from './forms.js';
import { startState } from './run.js';
import type { EmbeddedTableau } from './tableau.js';
import { trajectoryOf } from './trajectory.js';
import type { Trajectory } from './trajectory.js';

/** How `integrateAdaptive` steps: it keeps the error of each step below absTol + relTol |y|. */
export interface AdaptiveOptions<Y extends number[] = number[]> {
  /** Start, 0 by default. */
  t0?: number;
  /** End; before t0, time runs backward. */
  t1: number;
  /** 1e-6 by default. */
  relTol?: number;
  /** 1e-9 by default, in the unit of y: choose it well below the smallest size that matters. */
  absTol?: number;
  /**
   * `dormandPrince54` by default; `dormandPrince87` needs fewer evaluations below a tolerance of some 1e-8.
   */
  method?: EmbeddedTableau;
  /** The longest step, in units of t; as long as the run by default. */
  maxStep?: number;
  /** The first step that is tried; estimated from f by default. */
  firstStep?: number;
  /**
   * Times at which f jumps or has a kink, in any order. Steps end there and begin anew, and f is asked
   * for times between them only, never at one, so that it does not matter on which side f counts it.
   * Those outside of the run do not count.
   */
  breakpoints?: readonly number[];
  /**
   * What to look for. The sign of `value` is looked at four times in each step: two zeros of one event within
   * a quarter are not seen (`maxStep` shortens the step). The place of a zero is found to a rounding of t,
   * with shorter steps of the method from the start of the step; so it is as accurate as the steps.
   * A zero at t0 is no event.
   */
  events?: readonly EventCondition<Y>[];
}

/** A trajectory with the solution between its times. */
export interface DenseTrajectory<State> extends Trajectory<State> {
  /**
   * The state at any time between the first and the last, by the interpolant of the method or a shorter step.
   */
  readonly at: (t: number) => State;
  /** How often the right-hand side was evaluated until the run ended. */
  readonly evaluations: number;
}

const FIELDS = ['t0', 't1', 'relTol', 'absTol', 'method', 'maxStep', 'firstStep', 'breakpoints', 'events'];

/**
 * Solves y' = f(t, y), y(t0) = y0 by an embedded pair, Dormand and Prince's of order 5(4), with steps
 * that follow the error, and returns the accepted steps together with the solution between them.
 *
 * The tolerances bound the error of each step; the error at the end is what these sum up to.
 *
 * **What the steps do not see, they step over.** The error is estimated from f at some times of each step.
 * A load that acts between two of them, such as a push of a second on a body at rest whose steps have
 * grown to ten, leaves no trace: the run ends without the push and without a complaint. Name its times
 * in `breakpoints`, or bound the steps by `maxStep`.
 *
 * @param f right-hand side, readable or fast as for `integrate`
 * @param y0 start; not changed
 * @param options t1, and what AdaptiveOptions describes
 * @throws RangeError if the step shrinks to nothing because the solution is not finite beyond a time,
 * which the message names; if 100,000 steps are not enough; for a time outside of the run in `at`
 * @example
 * const swing = integrateAdaptive((t, [x, v]) => [v, -x], [1, 0], { t1: 10, relTol: 1e-10, absTol: 1e-10 });
 * Math.abs(swing.at(Math.PI)[0] + 1) < 1e-9; // => true
 * const push = (t) => [t > 5 && t < 6 ? 1 : 0];
 * integrateAdaptive(push, [0], { t1: 100 }).states.at(-1); // => [0]
 * integrateAdaptive(push, [0], { t1: 100, breakpoints: [5, 6] }).states.at(-1); // => [1]
 */
export function integrateAdaptive<Y extends number[] = number[]>(
  f: Rate<Y>,
  y0: Y | readonly number[] | Float64Array,
  options: AdaptiveOptions<Y>,
): DenseTrajectory<Y> {
  const where = 'integrateAdaptive';
  const y = startState(where, y0);
  const width = y.length;
  expectOptions(where, options);
  const { t0 = 0, t1, relTol = 1e-6, absTol = 1e-9, method = dormandPrince54 } = options;
  const { maxStep = Infinity, firstStep, breakpoints = [], events } = options;
  const call = inPlace(where, 'f(t, y)', f, width);
  let evaluations = 0;
  const rate: InPlace = (t, state, out) => {
    evaluations++;
    call(t, state, out);
  };
  const columns = Array.from(y, (_, i) => `y${i}`);
  const stateAt = (all: Float64Array, offset: number): Y => Array.from(all.subarray(offset, offset + width)) as Y;
  const watch = events && eventWatch(where, events, (numbers) => stateAt(numbers, 0));
  watch?.begin(t0, y);
  const legs = legsOf(rate, t0, t1, breakpoints);
  const segments = runLegs({ where, columns, method, relTol, absTol, maxStep, firstStep, watch }, legs, y);
  const times = [t0, ...segments.map(({ end }) => end)];
  const values = new Float64Array(times.length * width);
  segments.forEach((segment, k) => {
    values.set(segment.y, k * width);
  });
  values.set(y, segments.length * width);
  const trajectory = trajectoryOf({ times, values, columns, stateAt, events: watch?.found });
  return Object.defineProperties(trajectory, {
    at: { value: (t: number) => solutionAt({ segments, times, values, dense: method.dense }, t) },
    evaluations: { value: evaluations },
  }) as DenseTrajectory<Y>;
}

function expectOptions<Y extends number[]>(where: string, options: AdaptiveOptions<Y>): void {
  expectFields(where, 'options', options, FIELDS);
  const { t0 = 0, t1, relTol = 1, absTol = 1, method, maxStep, firstStep, breakpoints, events } = options;
  expectFinite(where, 't0', t0);
  expectFinite(where, 't1', t1);
  expectPositive(where, 'relTol', relTol, 'No finite step has no error.');
  expectPositive(where, 'absTol', absTol, 'It is what counts where a number passes through zero.');
  if (method !== undefined) expectEmbedded(where, method);
  if (maxStep !== undefined) {
    expectPositive(where, 'maxStep', maxStep, 'It is a length of time, also if time runs backward.');
    const least = Math.abs(t1 - t0) / MOST_STEPS;
    if (maxStep < least) {
      throw new RangeError(message(where, `maxStep >= ${least}`, maxStep, `A run has at most ${MOST_STEPS} steps.`));
    }
  }
  if (firstStep !== undefined) {
    expectPositive(where, 'firstStep', firstStep, 'It is a length of time, also if time runs backward.');
    if (maxStep !== undefined && firstStep > maxStep) {
      throw new RangeError(message(where, 'firstStep <= maxStep', [firstStep, maxStep], 'No step may be longer.'));
    }
  }
  if (breakpoints !== undefined) expectTimes(where, breakpoints);
  if (events !== undefined) expectEvents(where, events);
}

function expectTimes(where: string, breakpoints: unknown): void {
  if (!Array.isArray(breakpoints)) {
    throw new TypeError(message(where, 'breakpoints to be a list of times', breakpoints, 'One time is [t].'));
  }
  breakpoints.forEach((t, i) => {
    expectFinite(where, `breakpoints[${i}]`, t);
  });
}

interface Solution {
  segments: readonly Segment[];
  times: readonly number[];
  values: Float64Array;
  dense: EmbeddedTableau['dense'] | undefined;
}

function solutionAt({ segments, times, values, dense }: Solution, t: number): number[] {
  const [first, last] = [times[0], times[times.length - 1]];
  if (typeof t !== 'number') expectFinite('at', 't', t);
  if (!(Math.min(first, last) <= t && t <= Math.max(first, last))) {
    const reason = 'The solution is known on the run only.';
    throw new RangeError(message('at', `a time from ${first} to ${last}`, t, reason));
  }
  const width = values.length / times.length;
  if (t === last) return Array.from(values.subarray(values.length - width));
  let low = 0;
  for (let high = segments.length; high - low > 1;) {
    const middle = (low + high) >> 1;
    if (Math.sign(last - first) * (t - segments[middle].t) >= 0) low = middle;
    else high = middle;
  }
  const { t: start, end, y, slopes, step } = segments[low];
  if (slopes && dense) {
    const h = end - start;
    const theta = (t - start) / h;
    const weights = dense.map((row) => h * row.reduceRight((sum, coefficient) => (sum + coefficient) * theta, 0));
    return Array.from(y, (value, i) => weights.reduce((sum, weight, r) => sum + weight * slopes[r * width + i], value));
  }
  const state = y.slice();
  step(start, state, t - start);
  return Array.from(state);
}
