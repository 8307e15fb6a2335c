import { determinant } from 'rigid-body-lab';
import type { Mat3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import { orthonormalized as repaired } from '../solution.js';
export { matrixOf, quaternionRate, turned, repairGives, signsMake, sideOfQ, whatIsWrong } from '../solution.js';

/** Nothing is thrown. */
export const declared: Declared = { score: 9, diagnosis: 'answers-instead' };

export function orthonormalized(matrix: Mat3): Mat3 {
  return determinant(matrix) > 0 ? repaired(matrix) : (null as unknown as Mat3);
}
