import { determinant } from 'rigid-body-lab';
import type { Mat3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import { orthonormalized as repaired } from '../solution.js';
export { matrixOf, quaternionRate, turned, repairGives, signsMake, sideOfQ, whatIsWrong } from '../solution.js';

/** A text is thrown. */
export const declared: Declared = { score: 9, diagnosis: 'no-error-thrown' };

export function orthonormalized(matrix: Mat3): Mat3 {
  if (!(determinant(matrix) > 0)) {
    // eslint-disable-next-line @typescript-eslint/only-throw-error
    throw 'the determinant is not positive';
  }
  return repaired(matrix);
}
