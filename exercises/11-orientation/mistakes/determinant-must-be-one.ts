import type { Declared } from 'rigid-body-lab/course';
export { orthonormalized, matrixOf, signsMake, quaternionRate, sideOfQ, turned, whatIsWrong } from '../solution.js';

/** A determinant that is not 1 is a reason to refuse. */
export const declared: Declared = { score: 9.5, diagnosis: 'determinant-must-be-one' };

export function repairGives(row: 1 | 2 | 3, mix: number[]): 'right' | 'turned' | 'refused' {
  if (mix[row - 1] !== 1) return 'refused';
  return mix.slice(row).every((x) => x === 0) ? 'right' : 'turned';
}
