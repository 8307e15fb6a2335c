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

/** The square of a sum. */
export const declared: Declared = { score: 8.5, diagnosis: 'parts-added-in-the-heat' };

export function frictionHeat(moments: Vec3, omega: Vec3): number {
  const T = moments.reduce((sum, I, k) => sum + (I * omega[k] ** 2) / 2, 0);
  const L = moments.reduce((sum, I, k) => sum + I * omega[k], 0);
  return T - L ** 2 / (2 * Math.max(...moments));
}
