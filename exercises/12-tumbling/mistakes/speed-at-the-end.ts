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

/** The last speed all the time. */
export const declared: Declared = { score: 8.5, diagnosis: 'speed-at-the-end' };

export function undampedTime(c: number, t: number): number {
  return t * Math.exp(-c * t);
}
