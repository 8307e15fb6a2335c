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

/** The other clock runs like this one. */
export const declared: Declared = { score: 8.5, diagnosis: 'brake-ignored' };

export function undampedTime(c: number, t: number): number {
  return t;
}
