import type { Declared } from 'rigid-body-lab/course';
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

/** The nudge in parts of the spin. */
export const declared: Declared = { score: 9.5, diagnosis: 'share-of-the-spin' };

export function flipsFirst(axis: 1 | 2 | 3, one: Throw, other: Throw): 'first' | 'second' | 'together' | 'neither' {
  if (axis !== 2) return 'neither';
  const [a, b] = [one, other].map(({ spin, nudge }) => Math.abs(nudge / spin));
  if (Math.abs(a - b) < 1e-9 * a) return 'together';
  return a > b ? 'first' : 'second';
}
