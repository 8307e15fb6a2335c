import { cross, determinant, normalize } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Mat3 } from 'rigid-body-lab';
export { matrixOf, quaternionRate, turned, repairGives, signsMake, sideOfQ, whatIsWrong } from '../solution.js';

/** Row 2 keeps its direction. */
export const declared: Declared = { score: 8.5, diagnosis: 'row-two-kept' };

export function orthonormalized(matrix: Mat3): Mat3 {
  if (!(determinant(matrix) > 0)) throw new RangeError('a mirror image');
  const row2 = normalize(matrix[1]);
  const row3 = normalize(cross(matrix[0], row2));
  return [cross(row2, row3), row2, row3];
}
