import type { Declared } from 'rigid-body-lab/course';
import { flipsFirst as right } from '../solution.js';
import type { Throw } from '../solution.js';
export {
  growthRate,
  timeBetweenFlips,
  pointing,
  undampedTime,
  dampedTime,
  change,
  finalSpin,
  frictionHeat,
  nudgeFate,
} from '../solution.js';

/** Whatever it spins about. */
export const declared: Declared = { score: 9.5, diagnosis: 'every-axis-tips' };

export function flipsFirst(axis: 1 | 2 | 3, one: Throw, other: Throw): 'first' | 'second' | 'together' | 'neither' {
  return right(2, one, other);
}
