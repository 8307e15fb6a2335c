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

/** The axis that is easiest to turn about. */
export const declared: Declared = { score: 9, diagnosis: 'ends-about-the-smallest' };

export function finalSpin(moments: Vec3, omega: Vec3): number {
  const L = Math.hypot(moments[0] * omega[0], moments[1] * omega[1], moments[2] * omega[2]);
  return L / Math.min(...moments);
}
