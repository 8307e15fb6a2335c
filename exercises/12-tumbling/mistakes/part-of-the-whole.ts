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

/** Not divided by c. */
export const declared: Declared = { score: 8.5, diagnosis: 'part-of-the-whole' };

export function undampedTime(c: number, t: number): number {
  return -Math.expm1(-c * t);
}
