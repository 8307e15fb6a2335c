import type { Declared } from 'rigid-body-lab/course';
export {
  growthRate,
  flipsFirst,
  timeBetweenFlips,
  pointing,
  dampedTime,
  change,
  finalSpin,
  frictionHeat,
  nudgeFate,
} from '../solution.js';

/** 0/0 for c = 0. */
export const declared: Declared = { score: 9.5, diagnosis: 'no-brake-is-no-number' };

export function undampedTime(c: number, t: number): number {
  return -Math.expm1(-c * t) / c;
}
