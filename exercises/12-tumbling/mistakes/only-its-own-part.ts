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

/** The other parts die away. */
export const declared: Declared = { score: 9, diagnosis: 'only-its-own-part' };

export function finalSpin(moments: Vec3, omega: Vec3): number {
  return Math.abs(omega[moments.indexOf(Math.max(...moments))]);
}
