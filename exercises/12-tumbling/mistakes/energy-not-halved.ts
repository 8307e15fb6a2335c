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

/** Half forgotten in the energy. */
export const declared: Declared = { score: 8.5, diagnosis: 'energy-not-halved' };

export function frictionHeat(moments: Vec3, omega: Vec3): number {
  const T = moments.reduce((sum, I, k) => sum + I * omega[k] ** 2, 0);
  const L = Math.hypot(moments[0] * omega[0], moments[1] * omega[1], moments[2] * omega[2]);
  return T - L ** 2 / (2 * Math.max(...moments));
}
