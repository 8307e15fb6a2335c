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

/** About the axis of the smallest moment a body turns over, too. */
export const declared: Declared = { score: 9.5, diagnosis: 'only-one-axis-safe' };

export function flipsFirst(axis: 1 | 2 | 3, one: Throw, other: Throw): 'first' | 'second' | 'together' | 'neither' {
  return axis === 3 ? 'neither' : right(2, one, other);
}
