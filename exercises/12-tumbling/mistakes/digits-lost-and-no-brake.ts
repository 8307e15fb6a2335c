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

/** The formula as it stands. */
export const declared: Declared = { score: 9.5, diagnosis: 'digits-lost-and-no-brake' };

export function undampedTime(c: number, t: number): number {
  return (1 - Math.exp(-c * t)) / c;
}
