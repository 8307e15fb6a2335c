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

/** 0/0 for c = 0. */
export const declared: Declared = { score: 9.5, diagnosis: 'no-brake-back' };

export function dampedTime(c: number, s: number): number | 'never' {
  if (c * s >= 1) return 'never';
  return -Math.log1p(-c * s) / c;
}
