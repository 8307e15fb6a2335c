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

/** Half forgotten at the end. */
export const declared: Declared = { score: 8.5, diagnosis: 'half-missing-at-the-end' };

export function frictionHeat(moments: Vec3, omega: Vec3): number {
  const T = moments.reduce((sum, I, k) => sum + (I * omega[k] ** 2) / 2, 0);
  const L = Math.hypot(moments[0] * omega[0], moments[1] * omega[1], moments[2] * omega[2]);
  return T - L ** 2 / Math.max(...moments);
}
