import { cross, determinant, normalize } from 'rigid-body-lab';
import type { Mat3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';

export { matrixOf, quaternionRate, turned, repairGives, signsMake, sideOfQ, whatIsWrong } from '../solution.js';

/** The products are not normalised. */
export const declared: Declared = { score: 8.5, diagnosis: 'products-not-normalised' };

export function orthonormalized(matrix: Mat3): Mat3 {
  if (!(determinant(matrix) > 0)) throw new Error('a mirror image or a flat matrix is no rotation');
  const first = normalize(matrix[0]);
  const third = cross(first, matrix[1]);
  return [first, cross(third, first), third];
}
