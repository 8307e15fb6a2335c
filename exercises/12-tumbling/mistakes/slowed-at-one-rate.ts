import type { Declared } from 'rigid-body-lab/course';
export {
  growthRate,
  flipsFirst,
  timeBetweenFlips,
  pointing,
  undampedTime,
  change,
  finalSpin,
  frictionHeat,
  nudgeFate,
} from '../solution.js';

/** The last speed all the time. */
export const declared: Declared = { score: 9.5, diagnosis: 'slowed-at-one-rate' };

export function dampedTime(c: number, s: number): number | 'never' {
  if (c * s >= 1) return 'never';
  return s / (1 - c * s);
}
