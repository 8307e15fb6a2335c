import { cross, dot } from 'rigid-body-lab';
import type { Quaternion, Vec3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';

export { orthonormalized, matrixOf, turned, repairGives, signsMake, sideOfQ, whatIsWrong } from '../solution.js';

/** Brackets round the sum are lost. */
export const declared: Declared = { score: 8.5, diagnosis: 'half-of-a-part' };

export function quaternionRate([w, ...u]: Quaternion, omega: Vec3): Quaternion {
  const turn = cross(u, omega);
  return [-dot(u, omega) / 2, (w * omega[0]) / 2 + turn[0], (w * omega[1]) / 2 + turn[1], (w * omega[2]) / 2 + turn[2]];
}
