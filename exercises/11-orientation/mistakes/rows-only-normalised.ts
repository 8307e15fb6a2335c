import { determinant, normalize } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Mat3 } from 'rigid-body-lab';
export { matrixOf, quaternionRate, turned, repairGives, signsMake, sideOfQ, whatIsWrong } from '../solution.js';

/** Unit rows that are not perpendicular. */
export const declared: Declared = { score: 8.5, diagnosis: 'rows-only-normalised' };

export function orthonormalized(matrix: Mat3): Mat3 {
  if (!(determinant(matrix) > 0)) throw new RangeError('a mirror image');
  return [normalize(matrix[0]), normalize(matrix[1]), normalize(matrix[2])];
}
