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

/** The other parts die away. */
export const declared: Declared = { score: 8.5, diagnosis: 'only-other-axes' };

export function frictionHeat(moments: Vec3, omega: Vec3): number {
  const T = moments.reduce((sum, I, k) => sum + (I * omega[k] ** 2) / 2, 0);
  const most = Math.max(...moments);
  return T - (most * omega[moments.indexOf(most)] ** 2) / 2;
}
