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

/** |ω| stays. */
export const declared: Declared = { score: 9, diagnosis: 'speed-kept' };

export function finalSpin(moments: Vec3, omega: Vec3): number {
  return Math.hypot(...omega);
}
