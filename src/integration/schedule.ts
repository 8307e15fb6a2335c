/** Which times a fixed-step run visits and which of them it keeps. */
import { expectFinite, expectPositive, message } from '../linear/expect.js';

/**
 * A step that misses the end by less than this fraction of a step is meant to divide the
 * interval: 1/3 typed 0.3333333333.
 */
const DIVIDES = 1e-9;
/** Numbers that a run may keep: 2 GB of doubles. */
const LARGEST_STORE = 2 ** 28;

/**
 * The plan of a run of `steps` steps; the first `steps - 1` have the signed size `h`,
 * the last one ends at `t1`.
 */
export interface Schedule {
  t0: number;
  t1: number;
  /** Signed: negative when time runs backward. */
  h: number;
  /** Signed size of the last step, not longer than h. */
  lastStep: number;
  steps: number;
  /** Every this many steps a state is kept, and the last one always. */
  every: number;
  /** States kept, with the first one. */
  samples: number;
}

/** What a user says about the steps. */
export interface ScheduleOptions {
  t0: number;
  t1: number;
  stepSize: number;
  every?: number | undefined;
}

/** The checked plan for these options; `width` numbers are kept per sample. */
export function scheduleOf(where: string, { t0, t1, stepSize, every = 1 }: ScheduleOptions, width: number): Schedule {
  expectFinite(where, 't0', t0);
  expectFinite(where, 't1', t1);
  expectPositive(
    where,
    'stepSize',
    stepSize,
    'For time backward choose an end before the start, with a positive step.',
  );
  if (!(Number.isInteger(every) && every >= 1)) {
    throw new RangeError(
      message(
        where,
        'every to be an integer >= 1',
        every,
        'It is the number of steps from one kept state to the next.',
      ),
    );
  }
  const span = Math.abs(t1 - t0);
  const ratio = span / stepSize;
  const nearest = Math.round(ratio);
  // Beyond 1e6 steps the rounding of the ratio itself is the larger tolerance.
  const divides =
    Math.abs(ratio - nearest) <= Math.max(DIVIDES, 4 * Number.EPSILON * ratio) && (nearest > 0 || span === 0);
  const steps = divides ? nearest : Math.ceil(ratio);
  const samples = 1 + Math.ceil(steps / every);
  if (!(samples * width <= LARGEST_STORE)) {
    throw new RangeError(
      message(
        where,
        `at most ${LARGEST_STORE} numbers to keep`,
        samples * width,
        'Take a longer step, or keep fewer states with every.',
      ),
    );
  }
  const size = divides && steps > 0 ? span / steps : stepSize;
  const h = t1 < t0 ? -size : size;
  // Times are t0 + k h, never summed up, so rounding does not grow with the number of steps.
  return { t0, t1, h, lastStep: divides ? h : t1 - (t0 + (steps - 1) * h), steps, every, samples };
}

/** The time after step `k` (0 is the start). */
export function timeAfter({ t0, t1, h, steps }: Schedule, k: number): number {
  return k === steps ? t1 : t0 + k * h;
}

/** The times of the kept states. */
export function keptTimes(schedule: Schedule): number[] {
  const { t0, h, every, steps, samples } = schedule;
  // Of its length from the start: a list that grows costs a sixth of a free step for each time.
  const times = new Array<number>(samples);
  for (let s = 0; s < samples - 1; s++) times[s] = t0 + s * every * h;
  times[samples - 1] = timeAfter(schedule, steps);
  return times;
}
