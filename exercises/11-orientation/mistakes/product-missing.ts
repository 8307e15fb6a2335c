import { dot } from 'rigid-body-lab';
import type { Quaternion, Vec3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';

export { orthonormalized, matrixOf, turned, repairGives, signsMake, sideOfQ, whatIsWrong } from '../solution.js';

/** The vector product is forgotten. */
export const declared: Declared = { score: 8.5, diagnosis: 'product-missing' };

export function quaternionRate([w, ...u]: Quaternion, omega: Vec3): Quaternion {
  return [-dot(u, omega) / 2, (w * omega[0]) / 2, (w * omega[1]) / 2, (w * omega[2]) / 2];
}
