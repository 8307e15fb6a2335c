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

/** The sign of the exponent. */
export const declared: Declared = { score: 8.5, diagnosis: 'grows-instead' };

export function undampedTime(c: number, t: number): number {
  return c === 0 ? t : Math.expm1(c * t) / c;
}
