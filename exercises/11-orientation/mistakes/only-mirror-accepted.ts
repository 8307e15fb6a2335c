import { cross, determinant, normalize } from 'rigid-body-lab';
import type { Mat3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';

export { matrixOf, quaternionRate, turned, repairGives, signsMake, sideOfQ, whatIsWrong } from '../solution.js';

/** Flat matrices are refused, mirror images not. */
export const declared: Declared = { score: 9, diagnosis: 'only-mirror-accepted' };

export function orthonormalized(matrix: Mat3): Mat3 {
  if (determinant(matrix) === 0) throw new Error('the rows lie in one plane');
  const row1 = normalize(matrix[0]);
  const row3 = normalize(cross(row1, matrix[1]));
  return [row1, normalize(cross(row3, row1)), row3];
}
