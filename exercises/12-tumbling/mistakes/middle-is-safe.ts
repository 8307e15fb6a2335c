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

/** The middle axis is the safe one. */
export const declared: Declared = { score: 9.5, diagnosis: 'middle-is-safe' };

export function flipsFirst(axis: 1 | 2 | 3, one: Throw, other: Throw): 'first' | 'second' | 'together' | 'neither' {
  return axis === 2 ? 'neither' : right(2, one, other);
}
