import { cross, dot } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Quaternion, Vec3 } from 'rigid-body-lab';
export { orthonormalized, matrixOf, turned, repairGives, signsMake, sideOfQ, whatIsWrong } from '../solution.js';

/** ½ (0, ω) q: still at a right angle to q, so no test of the length finds it. */
export const declared: Declared = { score: 9, diagnosis: 'omega-in-world-axes' };

export function quaternionRate([w, ...u]: Quaternion, omega: Vec3): Quaternion {
  const turn = cross(omega, u);
  return [-dot(omega, u) / 2, (w * omega[0] + turn[0]) / 2, (w * omega[1] + turn[1]) / 2, (w * omega[2] + turn[2]) / 2];
}
