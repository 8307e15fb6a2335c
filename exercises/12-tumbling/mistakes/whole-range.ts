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

/** From the most to the least. */
export const declared: Declared = { score: 8.5, diagnosis: 'whole-range' };

export function frictionHeat(moments: Vec3, omega: Vec3): number {
  const L = Math.hypot(moments[0] * omega[0], moments[1] * omega[1], moments[2] * omega[2]);
  const most = Math.max(...moments);
  return L ** 2 / (2 * Math.min(...moments)) - L ** 2 / (2 * most);
}
