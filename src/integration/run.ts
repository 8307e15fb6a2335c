/** The run over the steps of a schedule: keeps states and names the first number that is not finite. */
import { expectVector, message } from '../linear/expect.js';
import type { EventWatch } from './events.js';
import type { InPlace } from './forms.js';
import { copyNumbers, hasFiniteSum } from './numbers.js';
import type { Stepper } from './runge-kutta.js';
import { timeAfter } from './schedule.js';
import type { Schedule } from './schedule.js';

/**
 * Takes the steps after number `from` up to number `to`, in place, and returns `to`; or stops after the first
 * step whose numbers do not have a finite sum, and returns the number of that step.
 */
export type Advance = (y: Float64Array, from: number, to: number) => number;

/** What one run does. */
export interface Run {
  /** The public function that was called, for messages. */
  where: string;
  /** Names of the numbers of a state, for messages. */
  columns: readonly string[];
  advance: Advance;
}

/** Runs from the state `y`, which it changes, and returns the kept states, one after the other. */
export function runSteps(schedule: Schedule, run: Run, y: Float64Array): Float64Array {
  const { samples } = schedule;
  const values = new Float64Array(samples * y.length);
  copyNumbers(values, 0, y);
  for (let sample = 1; sample < samples; sample++) takeSample(schedule, run, y, values, sample);
  return values;
}

/**
 * A function of its own because V8 compiles a function that is called often sooner
 * than a loop that runs long.
 */
function takeSample(schedule: Schedule, run: Run, y: Float64Array, values: Float64Array, sample: number): void {
  const { every, steps } = schedule;
  const end = Math.min(sample * every, steps);
  for (let k = (sample - 1) * every; k < end;) {
    k = run.advance(y, k, end);
    if (!hasFiniteSum(y)) expectFiniteState(run.where, run.columns, y, timeAfter(schedule, k));
  }
  copyNumbers(values, sample * y.length, y);
}

/** What a run that looks for events has beyond one that does not. */
interface Watched {
  watch: EventWatch<unknown>;
  /** A step of any size, with what follows each step, from a state at time t, in place. */
  step: Stepper;
}

/**
 * Runs like `runSteps` and looks for events after each step. The state inside of a step is that of a shorter
 * step from its start, so an event is as accurate as the method and joins both ends without a gap.
 */
export function runWatching(
  schedule: Schedule,
  run: Run,
  y: Float64Array,
  { watch, step }: Watched,
): { times: number[]; values: Float64Array } {
  const { steps, every, t0, samples } = schedule;
  const values = new Float64Array(samples * y.length);
  const before = new Float64Array(y.length);
  const times = [t0];
  copyNumbers(values, 0, y);
  watch.begin(t0, y);
  let stop: number | undefined;
  for (let k = 0; k < steps && stop === undefined; k++) {
    copyNumbers(before, 0, y);
    run.advance(y, k, k + 1);
    const [start, end] = [timeAfter(schedule, k), timeAfter(schedule, k + 1)];
    expectFiniteState(run.where, run.columns, y, end);
    const between = (t: number, out: Float64Array): void => {
      copyNumbers(out, 0, before);
      step(start, out, t - start);
    };
    stop = watch.after({ start, end, parts: 1, between }, y);
    if (stop !== undefined && stop !== end) between(stop, y);
    if (stop === undefined && (k + 1) % every !== 0 && k + 1 < steps) continue;
    copyNumbers(values, times.length * y.length, y);
    times.push(stop ?? end);
  }
  return { times, values: values.slice(0, times.length * y.length) };
}

/** Step by step, each followed by the projection. */
export function stepByStep(schedule: Schedule, step: Stepper, project?: InPlace): Advance {
  const { t0, h, lastStep, steps } = schedule;
  let projected: Float64Array | undefined;
  return (y, from, to) => {
    for (let k = from; k < to; k++) {
      step(t0 + k * h, y, k === steps - 1 ? lastStep : h);
      if (project) {
        // Not a number until it is written, like the slopes.
        projected ??= new Float64Array(y.length).fill(NaN);
        project(timeAfter(schedule, k + 1), y, projected);
        copyNumbers(y, 0, projected);
      }
      if (!hasFiniteSum(y)) return k + 1;
    }
    return to;
  };
}

/**
 * Many steps at once by `leap`, which has no side effects; looks at the end only, and goes
 * again to find a bad step.
 */
export function inLeaps(schedule: Schedule, leap: (y: Float64Array, h: number, count: number) => void): Advance {
  const { h, lastStep, steps } = schedule;
  const one: Stepper = (_t, y, size) => {
    leap(y, size, 1);
  };
  let start: Float64Array | undefined;
  return (y, from, to) => {
    start ??= new Float64Array(y.length);
    copyNumbers(start, 0, y);
    leap(y, h, (to === steps ? to - 1 : to) - from);
    if (to === steps) leap(y, lastStep, 1);
    if (hasFiniteSum(y)) return to;
    copyNumbers(y, 0, start);
    return stepByStep(schedule, one)(y, from, to);
  };
}

/** Throws at the first number of the state that is not finite, naming it and the time. */
export function expectFiniteState(where: string, columns: readonly string[], y: Float64Array, t: number): void {
  const wrong = y.findIndex((x) => !Number.isFinite(x));
  if (wrong < 0) return;
  throw new RangeError(
    message(
      where,
      `${columns[wrong]} to stay finite, at t = ${t}`,
      y[wrong],
      'Either the solution grows without bound here, or the step is too long, or the right-hand side is not a number.',
    ),
  );
}

/** A checked copy of a start state. */
export function startState(where: string, y0: ArrayLike<number>): Float64Array {
  const isList = Array.isArray(y0) || ArrayBuffer.isView(y0);
  if (!isList || y0.length === 0) {
    throw new TypeError(message(where, 'y0 to be a list of numbers', y0, 'A single number is a state of one: [x].'));
  }
  expectVector(where, 'y0', y0, y0.length);
  return Float64Array.from(y0);
}
