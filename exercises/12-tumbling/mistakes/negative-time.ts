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

/** e^(-ct) - 1 instead of 1 - e^(-ct). */
export const declared: Declared = { score: 8.5, diagnosis: 'negative-time' };

export function undampedTime(c: number, t: number): number {
  return c === 0 ? t : Math.expm1(-c * t) / c;
}
