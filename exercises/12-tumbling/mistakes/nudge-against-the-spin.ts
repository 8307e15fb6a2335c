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

/** A nudge with the other sign than the spin is taken back. */
export const declared: Declared = { score: 9.5, diagnosis: 'nudge-against-the-spin' };

export function flipsFirst(axis: 1 | 2 | 3, one: Throw, other: Throw): 'first' | 'second' | 'together' | 'neither' {
  const [a, b] = [one, other].map(({ spin, nudge }) => spin * nudge > 0);
  if (!a || !b) return axis !== 2 || a === b ? 'neither' : a ? 'first' : 'second';
  return right(axis, one, other);
}
