import type { Declared } from 'rigid-body-lab/course';
import { cross, determinant, normalize } from 'rigid-body-lab';
import type { Mat3 } from 'rigid-body-lab';
export { matrixOf, quaternionRate, turned, repairGives, signsMake, sideOfQ, whatIsWrong } from '../solution.js';

/** Only a negative determinant is refused. */
export const declared: Declared = { score: 9, diagnosis: 'flat-accepted' };

export function orthonormalized(matrix: Mat3): Mat3 {
  if (determinant(matrix) < 0) throw new Error('a mirror image');
  const row1 = normalize(matrix[0]);
  const row3 = normalize(cross(row1, matrix[1]));
  return [row1, normalize(cross(row3, row1)), row3];
}
