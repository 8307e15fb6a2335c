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

/** sort without a comparison. */
export const declared: Declared = { score: 9.5, diagnosis: 'sorted-as-text' };

export function finalSpin(moments: Vec3, omega: Vec3): number {
  const L = Math.hypot(moments[0] * omega[0], moments[1] * omega[1], moments[2] * omega[2]);
  return L / [...moments].sort()[2];
}
