import { cross, determinant, normalize } from 'rigid-body-lab';
import type { Mat3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';

export { matrixOf, quaternionRate, turned, repairGives, signsMake, sideOfQ, whatIsWrong } from '../solution.js';

/** The old row 3, normalised. */
export const declared: Declared = { score: 8.5, diagnosis: 'row-three-as-it-came' };

export function orthonormalized(matrix: Mat3): Mat3 {
  if (!(determinant(matrix) > 0)) throw new Error('a mirror image or a flat matrix is no rotation');
  const row1 = normalize(matrix[0]);
  const row3 = normalize(cross(row1, matrix[1]));
  return [row1, normalize(cross(row3, row1)), normalize(matrix[2])];
}
