import type { Quaternion, Vec3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import { quaternionRate as right } from '../solution.js';
export { orthonormalized, matrixOf, turned, repairGives, signsMake, sideOfQ, whatIsWrong } from '../solution.js';

/** The rate is brought to length one. */
export const declared: Declared = { score: 8.5, diagnosis: 'rate-normalised' };

export function quaternionRate(q: Quaternion, omega: Vec3): Quaternion {
  const rate = right(q, omega);
  const length = Math.hypot(...rate);
  return [rate[0] / length, rate[1] / length, rate[2] / length, rate[3] / length];
}
