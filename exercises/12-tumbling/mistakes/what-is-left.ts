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

/** The energy at the end. */
export const declared: Declared = { score: 8.5, diagnosis: 'what-is-left' };

export function frictionHeat(moments: Vec3, omega: Vec3): number {
  const L = Math.hypot(moments[0] * omega[0], moments[1] * omega[1], moments[2] * omega[2]);
  const most = Math.max(...moments);
  return L ** 2 / (2 * most);
}
