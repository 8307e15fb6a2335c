import type { Declared } from 'rigid-body-lab/course';
import type { Mat3, Quaternion } from 'rigid-body-lab';
import { matrixOf as right } from '../solution.js';
export { orthonormalized, quaternionRate, turned, repairGives, signsMake, sideOfQ, whatIsWrong } from '../solution.js';

/** Read as x, y, z, w. */
export const declared: Declared = { score: 8.5, diagnosis: 'scalar-last' };

export function matrixOf([x, y, z, w]: Quaternion): Mat3 {
  return right([w, x, y, z]);
}
