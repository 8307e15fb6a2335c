/** Integration with a step that follows the error, and a solution that can be asked at any time. */
import { expectFinite, expectPositive, message } from '../linear/expect.js';
import { type InPlace, type Rate, inPlace } from './forms.js';
import { expectFiniteState, startState } from './run.js';
import { type Stages, rungeKuttaStages } from './runge-kutta.js';
import { errorNorm, firstStepSize, stepFactor } from './step-control.js';
import { dormandPrince54 } from './tableau.js';
import { type Trajectory, trajectoryOf } from './trajectory.js';

/** How `integrateAdaptive` steps: it keeps the error of each step below absTol + relTol |y|. */
export interface AdaptiveOptions {
  /** Start, 0 by default. */
  t0?: number;
  /** End; before t0, time runs backward. */
  t1: number;
  /** 1e-6 by default. */
  relTol?: number;
  /** 1e-9 by default, in the unit of y: choose it well below the smallest size that matters. */
  absTol?: number;
}

/** A trajectory with the solution between its times. */
export interface DenseTrajectory<State> extends Trajectory<State> {
  /** The state at any time between the first and the last, by the interpolant of the method. */
  readonly at: (t: number) => State;
  /** How often the right-hand side was evaluated. */
  readonly evaluations: number;
}

/** One accepted step: on it y(t + theta h) = y + theta row 0 + theta^2 row 1 + … */
interface Segment {
  t: number;
  h: number;
  y: Float64Array;
  rows: Float64Array[];
}

const { a, c, embedded, dense } = dormandPrince54;
const errorWeights = c.map((weight, r) => weight - embedded.c[r]);
const denseRows = dense[0].map((_, power) => dense.map((row) => row[power]));
/** A run that needs more steps than this is stiff, or its tolerances are out of reach. */
const MOST_STEPS = 1e5;

/**
 * Solves y' = f(t, y), y(t0) = y0 by Dormand and Prince's method of order 5 with steps that follow the error, and
 * returns the accepted steps together with the solution between them.
 *
 * The tolerances bound the error of each step; the error at the end is what these sum up to.
 *
 * @param f right-hand side, readable or fast as for `integrate`
 * @param y0 start; not changed
 * @throws RangeError if the step shrinks to nothing because the solution is not finite beyond a time, which the message
 * names; if 100,000 steps are not enough; for a time outside of the run in `at`
 * @example
 * const swing = integrateAdaptive((t, [x, v]) => [v, -x], [1, 0], { t1: 10, relTol: 1e-10, absTol: 1e-10 });
 * Math.abs(swing.at(Math.PI)[0] + 1) < 1e-9; // => true
 */
export function integrateAdaptive<Y extends number[] = number[]>(
  f: Rate<Y>,
  y0: Y | readonly number[] | Float64Array,
  { t0 = 0, t1, relTol = 1e-6, absTol = 1e-9 }: AdaptiveOptions,
): DenseTrajectory<Y> {
  const where = 'integrateAdaptive';
  const y = startState(where, y0);
  const width = y.length;
  expectFinite(where, 't0', t0);
  expectFinite(where, 't1', t1);
  expectPositive(where, 'relTol', relTol, 'No finite step has no error.');
  expectPositive(where, 'absTol', absTol, 'It is what counts where a number passes through zero.');
  const rate = inPlace(where, 'f(t, y)', f, width);
  const columns = Array.from(y, (_, i) => `y${String(i)}`);
  const { segments, evaluations } = solve({ where, columns, rate, t0, t1, relTol, absTol }, y);
  const times = [t0, ...segments.map((_, k) => (k === segments.length - 1 ? t1 : segments[k + 1].t))];
  const values = new Float64Array(times.length * width);
  segments.forEach((segment, k) => {
    values.set(segment.y, k * width);
  });
  values.set(y, segments.length * width);
  const stateAt = (all: Float64Array, offset: number): Y => Array.from(all.subarray(offset, offset + width)) as Y;
  const trajectory = trajectoryOf({ times, values, columns, stateAt });
  return Object.defineProperties(trajectory, {
    at: {
      value: (t: number) => (segments.length === 0 && t === t0 ? Array.from(y) : interpolate(segments, t0, t1, t)),
    },
    evaluations: { value: evaluations },
  }) as DenseTrajectory<Y>;
}

interface Problem {
  where: string;
  columns: readonly string[];
  rate: InPlace;
  t0: number;
  t1: number;
  relTol: number;
  absTol: number;
}

/** Runs from `y`, which ends as the last state. */
function solve(problem: Problem, y: Float64Array): { segments: Segment[]; evaluations: number } {
  const { where, columns, rate, t0, t1 } = problem;
  const width = y.length;
  const segments: Segment[] = [];
  if (t1 === t0) return { segments, evaluations: 0 };
  const stages = rungeKuttaStages(dormandPrince54, rate, width);
  const [first, last] = [stages.slopes[0], stages.slopes[a.length - 1]];
  const next = new Float64Array(width);
  const error = new Float64Array(width);
  rate(t0, y, first);
  expectFiniteState(
    where,
    columns.map((name) => `the slope of ${name}`),
    first,
    t0,
  );
  let size = firstStepSize(rate, { t0, y, slope: first, span: t1 - t0 }, problem, embedded.order);
  let evaluations = 2;
  let largestFactor = Infinity;
  for (let t = t0; t !== t1;) {
    const remaining = Math.abs(t1 - t);
    // A step that would leave less than a hundredth of itself ends at t1, lest the last one be a sliver.
    const ends = size * 1.01 >= remaining;
    const h = Math.sign(t1 - t0) * (ends ? remaining : size);
    if (t + h / 8 === t) {
      throw new RangeError(
        message(
          where,
          `the solution to go on beyond t = ${String(t)}`,
          y,
          `The step has shrunk to ${String(h)}: there is no finite solution from here on, or f is not a number there.`,
        ),
      );
    }
    stages.fillRest(t, y, h);
    stages.advance(next, y);
    evaluations += a.length - 1;
    combine(error, stages, errorWeights, h);
    const norm = errorNorm(error, y, next, problem);
    if (norm <= 1) {
      segments.push({
        t,
        h,
        y: y.slice(),
        rows: denseRows.map((row) => combine(new Float64Array(width), stages, row, h)),
      });
      t = ends ? t1 : t + h;
      y.set(next);
      first.set(last);
    }
    if (segments.length > MOST_STEPS) {
      throw new RangeError(
        message(
          where,
          `at most ${String(MOST_STEPS)} steps to t1`,
          t,
          'The problem is stiff; loosen the tolerances or shorten the run.',
        ),
      );
    }
    // A trial outside of the domain of f gives no number: shrink as far as a bad error would.
    const factor = Number.isNaN(norm) ? 0.2 : stepFactor(norm, embedded.order);
    size = Math.abs(h) * Math.min(factor, largestFactor);
    // After a rejection the next step does not grow, or the two would take turns.
    largestFactor = norm <= 1 ? Infinity : 1;
  }
  return { segments, evaluations };
}

function combine(out: Float64Array, { slopes }: Stages, weights: readonly number[], h: number): Float64Array {
  out.fill(0);
  slopes.forEach((slope, r) => {
    const factor = h * weights[r];
    for (let i = 0; i < out.length; i++) out[i] += factor * slope[i];
  });
  return out;
}

function interpolate(segments: readonly Segment[], t0: number, t1: number, t: number): number[] {
  if (!(Math.min(t0, t1) <= t && t <= Math.max(t0, t1))) {
    throw new RangeError(
      message('at', `a time from ${String(t0)} to ${String(t1)}`, t, 'The solution is known on the run only.'),
    );
  }
  const direction = Math.sign(t1 - t0);
  let low = 0;
  for (let high = segments.length; high - low > 1;) {
    const middle = (low + high) >> 1;
    if (direction * (t - segments[middle].t) >= 0) low = middle;
    else high = middle;
  }
  const { t: start, h, y, rows } = segments[low];
  const theta = (t - start) / h;
  return Array.from(y, (value, i) => value + theta * rows.reduceRight((sum, row) => sum * theta + row[i], 0));
}
