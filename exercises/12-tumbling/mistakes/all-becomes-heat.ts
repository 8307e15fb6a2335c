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

/** It comes to rest. */
export const declared: Declared = { score: 8.5, diagnosis: 'all-becomes-heat' };

export function frictionHeat(moments: Vec3, omega: Vec3): number {
  const T = moments.reduce((sum, I, k) => sum + (I * omega[k] ** 2) / 2, 0);
  return T;
}
