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

/** Full speed, then none. */
export const declared: Declared = { score: 8.5, diagnosis: 'stops-at-the-end' };

export function undampedTime(c: number, t: number): number {
  return c === 0 ? t : Math.min(t, 1 / c);
}
