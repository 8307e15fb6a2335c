import { cross, determinant, normalize } from 'rigid-body-lab';
import type { Mat3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';

export { matrixOf, quaternionRate, turned, repairGives, signsMake, sideOfQ, whatIsWrong } from '../solution.js';

/** Row 2 from the old row 3. */
export const declared: Declared = { score: 8.5, diagnosis: 'row-three-trusted' };

export function orthonormalized(matrix: Mat3): Mat3 {
  if (!(determinant(matrix) > 0)) throw new Error('a mirror image or a flat matrix is no rotation');
  const row1 = normalize(matrix[0]);
  const row2 = normalize(cross(matrix[2], row1));
  return [row1, row2, cross(row1, row2)];
}
