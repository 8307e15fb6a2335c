import type { Declared } from 'rigid-body-lab/course';
import type { Throw } from '../solution.js';
import { flipsFirst as right } from '../solution.js';
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

/** Only the spins are compared. */
export const declared: Declared = { score: 9.5, diagnosis: 'spin-alone' };

export function flipsFirst(axis: 1 | 2 | 3, one: Throw, other: Throw): 'first' | 'second' | 'together' | 'neither' {
  return right(axis, { ...one, nudge: 1 }, { ...other, nudge: 1 });
}
