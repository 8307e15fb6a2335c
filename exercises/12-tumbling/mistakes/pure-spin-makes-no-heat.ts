import type { Declared } from 'rigid-body-lab/course';
import type { Vec3 } from '../solution.js';
import { frictionHeat as right } from '../solution.js';
export {
  growthRate,
  flipsFirst,
  timeBetweenFlips,
  pointing,
  undampedTime,
  dampedTime,
  change,
  finalSpin,
  nudgeFate,
} from '../solution.js';

/** A body that spins about one axis makes no heat. */
export const declared: Declared = { score: 9.5, diagnosis: 'pure-spin-makes-no-heat' };

export function frictionHeat(moments: Vec3, omega: Vec3): number {
  return omega.filter((w) => w !== 0).length <= 1 ? 0 : right(moments, omega);
}
