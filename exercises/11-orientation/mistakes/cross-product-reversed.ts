import type { Declared } from 'rigid-body-lab/course';
import { cross, determinant, normalize } from 'rigid-body-lab';
import type { Mat3 } from 'rigid-body-lab';
export { matrixOf, quaternionRate, turned, repairGives, signsMake, sideOfQ, whatIsWrong } from '../solution.js';

/** R2 × R1 for R1 × R2: a rotation still, by 180° about row 1 away from the right one. */
export const declared: Declared = { score: 8.5, diagnosis: 'cross-product-reversed' };

export function orthonormalized(matrix: Mat3): Mat3 {
  if (!(determinant(matrix) > 0)) throw new Error('a mirror image');
  const row1 = normalize(matrix[0]);
  const row3 = normalize(cross(matrix[1], row1));
  return [row1, normalize(cross(row3, row1)), row3];
}
