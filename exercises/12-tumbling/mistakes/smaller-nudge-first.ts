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

/** Equal spins, and the smaller nudge needs less. */
export const declared: Declared = { score: 9.5, diagnosis: 'smaller-nudge-first' };

export function flipsFirst(axis: number, one: Throw, other: Throw): string {
  if (axis !== 2) return 'neither';
  const lead = Math.abs(one.spin) - Math.abs(other.spin) || Math.abs(other.nudge) - Math.abs(one.nudge);
  return lead === 0 ? 'together' : lead > 0 ? 'first' : 'second';
}
