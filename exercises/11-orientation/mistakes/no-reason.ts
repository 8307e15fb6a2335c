import type { Declared } from 'rigid-body-lab/course';
import { determinant } from 'rigid-body-lab';
import type { Mat3 } from 'rigid-body-lab';
import { orthonormalized as right } from '../solution.js';
export { matrixOf, quaternionRate, turned, repairGives, signsMake, sideOfQ, whatIsWrong } from '../solution.js';

/** An error that says nothing. */
export const declared: Declared = { score: 9, diagnosis: 'no-reason' };

export function orthonormalized(matrix: Mat3): Mat3 {
  if (!(determinant(matrix) > 0)) throw new Error();
  return right(matrix);
}
