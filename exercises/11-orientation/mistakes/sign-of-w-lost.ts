import type { Declared } from 'rigid-body-lab/course';
import { matrixOf as right } from '../solution.js';
import type { Mat3, Quaternion } from '../stub.js';
export { orthonormalized, repairGives, signsMake, quaternionRate, sideOfQ, turned, whatIsWrong } from '../solution.js';

/** The half angle is taken from 0 to 90°, so its cosine is never negative. */
export const declared: Declared = { score: 8.75, diagnosis: 'sign-of-w-lost' };

export function matrixOf([w, x, y, z]: Quaternion): Mat3 {
  return right([Math.abs(w), x, y, z]);
}
