import { transpose } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Mat3, Quaternion } from 'rigid-body-lab';
import { matrixOf as right } from '../solution.js';
export { orthonormalized, quaternionRate, turned, repairGives, signsMake, sideOfQ, whatIsWrong } from '../solution.js';

/** The rotation of the conjugate. */
export const declared: Declared = { score: 8.5, diagnosis: 'matrix-transposed' };

export function matrixOf(q: Quaternion): Mat3 {
  return transpose(right(q));
}
