import type { Declared } from 'rigid-body-lab/course';
export { orthonormalized, matrixOf, signsMake, quaternionRate, sideOfQ, turned, whatIsWrong } from '../solution.js';

/** A row of another length is thought to turn the result. */
export const declared: Declared = { score: 9.5, diagnosis: 'length-turns' };

export function repairGives(row: 1 | 2 | 3, mix: number[]): 'right' | 'turned' | 'refused' {
  if (mix[row - 1] <= 0) return 'refused';
  return mix[row - 1] === 1 && mix.slice(row).every((x) => x === 0) ? 'right' : 'turned';
}
