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
  finalSpin,
  nudgeFate,
} from '../solution.js';

/** The body ends about the axis that it spins about most. */
export const declared: Declared = { score: 9.5, diagnosis: 'axis-of-the-largest-part-in-the-heat' };

export function frictionHeat(moments: Vec3, omega: Vec3): number {
  const momentum = Math.hypot(...moments.map((I, k) => I * omega[k]));
  const energy = moments.reduce((sum, I, k) => sum + (I * omega[k] ** 2) / 2, 0);
  const parts = omega.map((w, k) => Math.abs(moments[k] * w));
  return energy - momentum ** 2 / (2 * moments[parts.indexOf(Math.max(...parts))]);
}
