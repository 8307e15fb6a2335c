import type { Declared } from 'rigid-body-lab/course';
import type { Vec3 } from '../solution.js';
import { finalSpin as right } from '../solution.js';
export {
  growthRate,
  flipsFirst,
  timeBetweenFlips,
  pointing,
  undampedTime,
  dampedTime,
  change,
  frictionHeat,
  nudgeFate,
} from '../solution.js';

/** A body that spins about one axis stays so. */
export const declared: Declared = { score: 9.5, diagnosis: 'pure-spin-stays' };

export function finalSpin(moments: Vec3, omega: Vec3): number {
  return omega.filter((w) => w !== 0).length <= 1 ? Math.hypot(...omega) : right(moments, omega);
}
