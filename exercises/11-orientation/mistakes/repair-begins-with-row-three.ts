import type { Declared } from 'rigid-body-lab/course';
export { orthonormalized, matrixOf, signsMake, quaternionRate, sideOfQ, turned, whatIsWrong } from '../solution.js';

/** The order of trust is turned round. */
export const declared: Declared = { score: 9.5, diagnosis: 'repair-begins-with-row-three' };

export function repairGives(row: 1 | 2 | 3, mix: number[]): 'right' | 'turned' | 'refused' {
  if (mix[row - 1] <= 0) return 'refused';
  return mix.slice(0, row - 1).every((x) => x === 0) ? 'right' : 'turned';
}
