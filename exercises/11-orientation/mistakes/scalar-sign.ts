import type { Declared } from 'rigid-body-lab/course';
import { quaternionRate as right } from '../solution.js';
import type { Quaternion, Vec3 } from '../stub.js';
export { orthonormalized, repairGives, matrixOf, signsMake, sideOfQ, turned, whatIsWrong } from '../solution.js';

/** The scalar part is u · ω. */
export const declared: Declared = { score: 8.5, diagnosis: 'scalar-sign' };

export function quaternionRate(q: Quaternion, omegaBody: Vec3): Quaternion {
  const [w, x, y, z] = right(q, omegaBody);
  return [-w, x, y, z];
}
