import type { Declared } from 'rigid-body-lab/course';
import { undampedTime as right } from '../solution.js';
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

/** A brake below a millionth counts as none. */
export const declared: Declared = { score: 9.5, diagnosis: 'weak-brake-taken-for-none' };

export function undampedTime(c: number, t: number): number {
  return c < 1e-6 ? t : right(c, t);
}
