import type { Misconception } from 'rigid-body-lab/course';
import { between, marched, schemeOf } from './inputs.js';
import type { Walk } from './inputs.js';

type WalkMistake = Misconception<Walk>;
type Steps = [t: number, h: number][];

const walk = (id: string, says: string, steps: (walk: Walk) => Steps): WalkMistake => ({
  id,
  says,
  value: (input) => marched(input, steps(input)),
});

const signOf = ({ t0, t1 }: Walk): number => (t1 < t0 ? -1 : 1);
/** Whole steps, and whether a part of one is left. */
const countOf = (input: Walk): { whole: number; rest: boolean } => {
  const whole = Math.floor(Math.abs(input.t1 - input.t0) / input.h + 1e-9);
  return { whole, rest: input.ends.length > whole };
};
/** `count` whole steps. */
const evenly = ({ t0, h }: Walk, count: number, sign: number): Steps =>
  Array.from({ length: count }, (_, n) => [t0 + n * sign * h, sign * h]);
/** While the clock, which adds up h, has not come to t1. */
function byClock({ t0, t1, h }: Walk, sign: number): Steps {
  const steps: Steps = [];
  for (let t = t0; sign * (t1 - t) > 0 && steps.length < 2000; t += sign * h) steps.push([t, sign * h]);
  return steps;
}
const right = (input: Walk): Steps => between([input.t0, ...input.ends]);

const EARLY = 'The walk stops at the last whole step before t1. Add a shorter step to reach t1 itself.';
const FAR = 'The walk goes past t1 with a whole step. The last step must be shortened.';
const FORWARD =
  'If t1 is smaller than t0 nothing happens here. Then the steps are negative, and the walk goes down to t1.';
const AWAY = 'If t1 is smaller than t0 the walk goes forward, as far as it should go back. Then the step is -h.';

const early = (input: Walk, sign: number): Steps => evenly(input, countOf(input).whole, sign);
const far = (input: Walk, sign: number): Steps =>
  evenly(input, countOf(input).whole + (countOf(input).rest ? 1 : 0), sign);
const forwardOnly =
  (steps: (input: Walk) => Steps) =>
  (input: Walk): Steps =>
    signOf(input) < 0 ? [] : steps(input);
/** The mirror image of the times, so that the same steps lead away from t1. */
const away = (input: Walk): Steps => right(input).map(([t, h]) => [2 * input.t0 - t, Math.abs(h)]);

export const walkMistakes: WalkMistake[] = [
  walk('stops-early', EARLY, (input) => early(input, signOf(input))),
  walk('too-far', FAR, (input) => far(input, signOf(input))),
  walk(
    'too-far',
    `${FAR} (And a clock that adds up h misses t1 by rounding: then a whole step more is taken.)`,
    (input) => byClock(input, signOf(input)),
  ),
  walk('one-step-too-many', 'One step too many is taken, also where h divides the interval.', (input) =>
    evenly(input, countOf(input).whole + 1, signOf(input)),
  ),
  walk('forward-only', FORWARD, forwardOnly(right)),
  walk('walks-forward', AWAY, (input) => (signOf(input) < 0 ? away(input) : right(input))),
  walk(
    'stops-early-and-forward-only',
    `Two things at once. ${EARLY} ${FORWARD}`,
    forwardOnly((input) => early(input, 1)),
  ),
  walk(
    'too-far-and-forward-only',
    `Two things at once. ${FAR} ${FORWARD}`,
    forwardOnly((input) => far(input, 1)),
  ),
  walk(
    'too-far-and-forward-only',
    `Two things at once. ${FAR} ${FORWARD}`,
    forwardOnly((input) => byClock(input, 1)),
  ),
  walk(
    'equal-steps',
    'All steps are shortened alike. They have the size h; only the last one is shorter.',
    ({ t0, t1, ends }) => ends.map((_, n) => [t0 + (n * (t1 - t0)) / ends.length, (t1 - t0) / ends.length]),
  ),
  walk('short-step-first', 'The shorter step is taken at the start. It comes last.', (input) => {
    const lengths = right(input)
      .map(([, h]) => h)
      .reverse();
    return lengths.map((h, n) => [input.t0 + lengths.slice(0, n).reduce((sum, x) => sum + x, 0), h]);
  }),
  walk(
    'clock-stands-still',
    'Every step is told the time t0. The next step begins where the last one ended: t0 + n h.',
    (input) => right(input).map(([, h]) => [input.t0, h]),
  ),
  walk('clock-from-zero', 'The clock starts at 0. Steps begin at t0.', (input) =>
    right(input).map(([t, h]) => [t - input.t0, h]),
  ),
  walk(
    'clock-runs-forward',
    'The steps go backward, but the clock runs forward: time and state must go the same way.',
    (input) => right(input).map(([t, h]) => [input.t0 + Math.abs(t - input.t0), h]),
  ),
  walk(
    'clock-one-step-ahead',
    'Every step is told the time at its end. A step begins where the last one ended.',
    (input) => right(input).map(([t, h]) => [t + h, h]),
  ),
  walk(
    'start-state-again',
    'Every step starts from y0, so only the last one counts. It must start from the state that the step before has left.',
    (input) => right(input).slice(-1),
  ),
  walk(
    'whole-way-in-one-step',
    'The whole interval is taken in one step, of length t1 - t0. Its steps are of size h.',
    ({ t0, t1 }) => [[t0, t1 - t0]],
  ),
  walk(
    'count-rounded',
    'The number of steps is rounded to the nearest whole one, so the walk may pass t1 and come back. Count those that fit: round down.',
    (input) => {
      const { t0, t1, h } = input;
      const steps = evenly(input, Math.round(Math.abs(t1 - t0) / h), signOf(input));
      const reached = t0 + steps.length * signOf(input) * h;
      return [...steps, [reached, t1 - reached]];
    },
  ),
  walk(
    'floor-of-a-negative-number',
    'Backward, one whole step too many is taken, past t1, and the last step leads forward again. The quotient (t1 - t0) / h is negative there, and floor goes down from it, away from zero. Count the steps that fit without a sign.',
    (input) => {
      if (signOf(input) > 0 || !countOf(input).rest) return right(input);
      const steps = evenly(input, countOf(input).whole + 1, -1);
      const reached = input.t0 - steps.length * input.h;
      return [...steps, [reached, input.t1 - reached]];
    },
  ),
  ...[1e-10, 1e-9, 1e-8, 1e-7, 1e-6, 1e-5, 1e-4, 1e-3].map((within) =>
    walk(
      'arrived-too-soon',
      `The walk ends when less than ${within} s is left. A step may be as short as 1e-5 s, and then that is a part of a step: measure what is left by h.`,
      (input) => right(input).filter(([t]) => Math.abs(input.t1 - t) > within),
    ),
  ),
  ...[1e-2, 1e-3, 1e-4, 1e-5].map((within) =>
    walk(
      'arrived-too-soon',
      `The walk leaves out a last step that is shorter than ${within} h. Only what is less than a thousand-millionth of h is rounding.`,
      (input) => right(input).filter(([t]) => Math.abs(input.t1 - t) > within * input.h),
    ),
  ),
  {
    id: 'euler-inside',
    says: 'The walk takes Euler steps. Take your rk4Step.',
    value: (input) => marched(input, right(input), schemeOf({ a: [0], b: [[]], c: [1] })),
  },
];
