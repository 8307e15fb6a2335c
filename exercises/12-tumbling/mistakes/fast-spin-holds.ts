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

/** A fast spin is stable. */
export const declared: Declared = { score: 9.5, diagnosis: 'fast-spin-holds' };

export function flipsFirst(axis: 1 | 2 | 3, one: Throw, other: Throw): 'first' | 'second' | 'together' | 'neither' {
  if (axis !== 2) return 'neither';
  const [a, b] = [one, other].map(({ spin }) => Math.abs(spin));
  if (a !== b) return a < b ? 'first' : 'second';
  return right(axis, one, other);
}
