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

/** The logarithm of more. */
export const declared: Declared = { score: 8.5, diagnosis: 'way-back-for-the-way-there' };

export function undampedTime(c: number, t: number): number {
  return c === 0 ? t : Math.log1p(c * t) / c;
}
