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

/** The moments in ascending order, as in the first tasks. */
export const declared: Declared = { score: 9, diagnosis: 'sorted-without-omega' };

export function finalSpin(moments: Vec3, omega: Vec3): number {
  const sorted = [...moments].sort((a, b) => a - b);
  return Math.hypot(...sorted.map((I, k) => I * omega[k])) / sorted[2];
}
