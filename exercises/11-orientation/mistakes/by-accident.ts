import { determinant } from 'rigid-body-lab';
import type { Mat3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import { orthonormalized as repaired } from '../solution.js';
export { matrixOf, quaternionRate, turned, repairGives, signsMake, sideOfQ, whatIsWrong } from '../solution.js';

/** A program that breaks down. */
export const declared: Declared = { score: 9, diagnosis: 'by-accident' };

export function orthonormalized(matrix: Mat3): Mat3 {
  const rows = determinant(matrix) > 0 ? matrix : (undefined as unknown as Mat3);
  return repaired([rows[0], rows[1], rows[2]]);
}
