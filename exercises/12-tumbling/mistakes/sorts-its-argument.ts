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

/** The moments that were handed in are sorted. */
export const declared: Declared = { score: 9.5, diagnosis: 'changes-its-argument' };

export function finalSpin(moments: Vec3, omega: Vec3): number {
  const L = Math.hypot(moments[0] * omega[0], moments[1] * omega[1], moments[2] * omega[2]);
  moments.sort((p, q) => p - q);
  return L / moments[2];
}
