/** The loop over the steps of a run: steps, projects, watches for numbers that are not finite, keeps states. */
import { expectVector, message } from '../linear/expect.js';
import type { InPlace } from './forms.js';
import type { Stepper } from './runge-kutta.js';
import { type Schedule, timeAfter } from './schedule.js';

/** What one run does at each step. */
export interface Run {
  /** The public function that was called, for messages. */
  where: string;
  /** Names of the numbers of a state, for messages. */
  columns: readonly string[];
  /** One step, or `count` steps of one size at once. Only the first form learns the time. */
  advance: { step: Stepper } | { leap: (y: Float64Array, h: number, count: number) => void };
  /** Replaces the state after each step. */
  project?: InPlace | undefined;
}

/** Runs from the state `y`, which it changes, and returns the kept states, one after the other. */
export function runSteps(schedule: Schedule, run: Run, y: Float64Array): Float64Array {
  const { h, lastStep, steps, every, samples } = schedule;
  const width = y.length;
  const values = new Float64Array(samples * width);
  const { advance } = run;
  const walk = 'step' in advance ? stepByStep(schedule, run, advance.step) : undefined;
  for (let i = 0; i < width; i++) values[i] = y[i];
  for (let k = 0, kept = width; k < steps; k += every, kept += width) {
    const end = Math.min(k + every, steps);
    if (walk) walk(y, k, end);
    else if ('leap' in advance) {
      const whole = end === steps ? end - k - 1 : end - k;
      advance.leap(y, h, whole);
      if (end === steps) advance.leap(y, lastStep, 1);
      if (!hasFiniteSum(y)) {
        // Take the same way again to find the step.
        const again = values.slice(kept - width, kept);
        const one: Stepper = (_t, state, size) => {
          advance.leap(state, size, 1);
        };
        stepByStep(schedule, run, one)(again, k, end);
      }
    }
    for (let i = 0; i < width; i++) values[kept + i] = y[i];
  }
  return values;
}

/** Takes the steps after number `from` up to number `to`, watching each. */
function stepByStep(schedule: Schedule, { where, columns, project }: Run, step: Stepper) {
  const { h, lastStep, steps } = schedule;
  let projected: Float64Array | undefined;
  return (y: Float64Array, from: number, to: number): void => {
    for (let k = from; k < to; k++) {
      step(timeAfter(schedule, k), y, k === steps - 1 ? lastStep : h);
      const t = timeAfter(schedule, k + 1);
      if (project) {
        // Not a number until it is written, like the slopes.
        projected ??= new Float64Array(y.length).fill(NaN);
        project(t, y, projected);
        for (let i = 0; i < y.length; i++) y[i] = projected[i];
      }
      if (!hasFiniteSum(y)) expectFiniteState(where, columns, y, t);
    }
  };
}

/** False if a number is not finite (or if they are so large that their sum overflows): one test for all of them. */
function hasFiniteSum(y: Float64Array): boolean {
  let sum = 0;
  for (let i = 0; i < y.length; i++) sum += y[i];
  return sum - sum === 0;
}

/** Throws at the first number of the state that is not finite, naming it and the time. */
export function expectFiniteState(where: string, columns: readonly string[], y: Float64Array, t: number): void {
  const wrong = y.findIndex((x) => !Number.isFinite(x));
  if (wrong < 0) return;
  throw new RangeError(
    message(
      where,
      `${columns[wrong]} to stay finite, at t = ${String(t)}`,
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
