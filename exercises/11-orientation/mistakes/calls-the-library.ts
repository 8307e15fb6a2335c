import { matrixFromQuaternion, orthonormalize, quaternionRateFromOmegaBody } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Mat3, Quaternion, Vec3 } from 'rigid-body-lab';
export { turned, repairGives, signsMake, sideOfQ, whatIsWrong } from '../solution.js';

/** The library is asked for the answer: the file is not accepted. */
export const declared: Declared = { score: 0, diagnosis: null };

export function orthonormalized(matrix: Mat3): Mat3 {
  return orthonormalize(matrix);
}

export function matrixOf(q: Quaternion): Mat3 {
  return matrixFromQuaternion(q);
}

export function quaternionRate(q: Quaternion, omegaBody: Vec3): Quaternion {
  return quaternionRateFromOmegaBody(q, omegaBody);
}
