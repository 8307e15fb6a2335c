import type { Declared } from 'rigid-body-lab/course';
export { orthonormalized, matrixOf, signsMake, quaternionRate, sideOfQ, turned, whatIsWrong } from '../solution.js';

/** A rotation is taken for the right rotation. */
export const declared: Declared = { score: 9.5, diagnosis: 'repair-brings-back-the-truth' };

export function repairGives(row: 1 | 2 | 3, mix: number[]): 'right' | 'turned' | 'refused' {
  return mix[row - 1] > 0 ? 'right' : 'refused';
}
