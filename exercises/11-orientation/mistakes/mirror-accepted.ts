import { cross, normalize } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Mat3 } from 'rigid-body-lab';
export { matrixOf, quaternionRate, turned, repairGives, signsMake, sideOfQ, whatIsWrong } from '../solution.js';

/** The slide's recipe as it stands: row 3 is never read (erratum L16). */
export const declared: Declared = { score: 9, diagnosis: 'mirror-accepted' };

export function orthonormalized(matrix: Mat3): Mat3 {
  const row1 = normalize(matrix[0]);
  const row3 = normalize(cross(row1, matrix[1]));
  return [row1, normalize(cross(row3, row1)), row3];
}
