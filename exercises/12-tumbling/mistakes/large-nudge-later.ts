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

/** The answers exchanged. */
export const declared: Declared = { score: 9.5, diagnosis: 'large-nudge-later' };

export function flipsFirst(axis: 1 | 2 | 3, one: Throw, other: Throw): 'first' | 'second' | 'together' | 'neither' {
  return right(axis, other, one);
}
