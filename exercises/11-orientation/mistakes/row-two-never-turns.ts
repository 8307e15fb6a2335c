import type { Declared } from 'rigid-body-lab/course';
export { orthonormalized, matrixOf, signsMake, quaternionRate, sideOfQ, turned, whatIsWrong } from '../solution.js';

/** Row 2 is thought to be made anew as a whole. */
export const declared: Declared = { score: 9.5, diagnosis: 'row-two-never-turns' };

export function repairGives(row: 1 | 2 | 3, mix: number[]): 'right' | 'turned' | 'refused' {
  if (mix[row - 1] <= 0) return 'refused';
  return row === 1 && mix.slice(1).some((x) => x !== 0) ? 'turned' : 'right';
}
