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

/** Not the length. */
export const declared: Declared = { score: 9, diagnosis: 'parts-of-momentum-added' };

export function finalSpin(moments: Vec3, omega: Vec3): number {
  return Math.abs(moments.reduce((sum, I, k) => sum + I * omega[k], 0)) / Math.max(...moments);
}
