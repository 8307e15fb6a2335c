import type { Declared } from 'rigid-body-lab/course';
import type { Vec3 } from '../solution.js';
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

/** The body ends about the axis that it spins about most. */
export const declared: Declared = { score: 9.5, diagnosis: 'axis-of-the-largest-part' };

export function finalSpin(moments: Vec3, omega: Vec3): number {
  const momentum = Math.hypot(...moments.map((I, k) => I * omega[k]));
  const parts = omega.map((w, k) => Math.abs(moments[k] * w));
  return momentum / moments[parts.indexOf(Math.max(...parts))];
}
