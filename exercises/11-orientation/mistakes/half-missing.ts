import type { Declared } from 'rigid-body-lab/course';
import type { Quaternion, Vec3 } from 'rigid-body-lab';
import { quaternionRate as right } from '../solution.js';
export { orthonormalized, matrixOf, turned, repairGives, signsMake, sideOfQ, whatIsWrong } from '../solution.js';

/** q (0, ω) without the half. */
export const declared: Declared = { score: 8.5, diagnosis: 'half-missing' };

export function quaternionRate(q: Quaternion, [x, y, z]: Vec3): Quaternion {
  return right(q, [2 * x, 2 * y, 2 * z]);
}
