import type { Declared } from 'rigid-body-lab/course';
import { dampedTime as right } from '../solution.js';
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

/** A brake below a millionth counts as none. */
export const declared: Declared = { score: 9.5, diagnosis: 'weak-brake-on-the-way-back' };

export function dampedTime(c: number, s: number): number | 'never' {
  return c < 1e-6 ? s : right(c, s);
}
