import { transpose } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Mat3 } from 'rigid-body-lab';
import { orthonormalized as right } from '../solution.js';
export { matrixOf, quaternionRate, turned, repairGives, signsMake, sideOfQ, whatIsWrong } from '../solution.js';

/** The recipe applied to columns. */
export const declared: Declared = { score: 8.5, diagnosis: 'columns-repaired' };

export function orthonormalized(matrix: Mat3): Mat3 {
  return transpose(right(transpose(matrix)));
}
