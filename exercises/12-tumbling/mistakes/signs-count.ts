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

/** Compared with their signs. */
export const declared: Declared = { score: 9.5, diagnosis: 'signs-count' };

export function flipsFirst(axis: 1 | 2 | 3, one: Throw, other: Throw): 'first' | 'second' | 'together' | 'neither' {
  if (axis !== 2) return 'neither';
  const lead = one.spin - other.spin || one.nudge - other.nudge;
  if (lead === 0) return 'together';
  return lead > 0 ? 'first' : 'second';
}
