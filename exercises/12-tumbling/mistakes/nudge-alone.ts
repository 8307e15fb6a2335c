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

/** The spin is left out. */
export const declared: Declared = { score: 9.5, diagnosis: 'nudge-alone' };

export function flipsFirst(axis: 1 | 2 | 3, one: Throw, other: Throw): 'first' | 'second' | 'together' | 'neither' {
  if (axis !== 2) return 'neither';
  const [a, b] = [one, other].map(({ nudge }) => Math.abs(nudge));
  if (a === b) return 'together';
  return a > b ? 'first' : 'second';
}
