import type { Declared } from 'rigid-body-lab/course';
import { cross, determinant, normalize } from 'rigid-body-lab';
import type { Mat3 } from 'rigid-body-lab';
export { matrixOf, quaternionRate, turned, repairGives, signsMake, sideOfQ, whatIsWrong } from '../solution.js';

/** The recipe as one would write it into the matrix itself. */
export const declared: Declared = { score: 9.5, diagnosis: 'changes-its-argument' };

export function orthonormalized(matrix: Mat3): Mat3 {
  if (!(determinant(matrix) > 0)) throw new Error('a mirror image');
  matrix[0] = normalize(matrix[0]);
  matrix[2] = normalize(cross(matrix[0], matrix[1]));
  matrix[1] = normalize(cross(matrix[2], matrix[0]));
  return matrix;
}
