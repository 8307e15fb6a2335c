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

/** The middle axis is number 1. */
export const declared: Declared = { score: 9.5, diagnosis: 'another-axis-for-the-middle' };

export function flipsFirst(axis: 1 | 2 | 3, one: Throw, other: Throw): 'first' | 'second' | 'together' | 'neither' {
  return axis === 1 ? right(2, one, other) : 'neither';
}
