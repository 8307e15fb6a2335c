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

/** Always a number. */
export const declared: Declared = { score: 9.5, diagnosis: 'never-forgotten' };

export function dampedTime(c: number, s: number): number | 'never' {
  return c === 0 ? s : -Math.log1p(-c * s) / c;
}
