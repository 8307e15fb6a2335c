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

/** From the energy. */
export const declared: Declared = { score: 9, diagnosis: 'energy-kept' };

export function finalSpin(moments: Vec3, omega: Vec3): number {
  const T = moments.reduce((sum, I, k) => sum + (I * omega[k] ** 2) / 2, 0);
  return Math.sqrt((2 * T) / Math.max(...moments));
}
