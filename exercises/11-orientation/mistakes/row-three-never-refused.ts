import type { Declared } from 'rigid-body-lab/course';
export { orthonormalized, matrixOf, signsMake, quaternionRate, sideOfQ, turned, whatIsWrong } from '../solution.js';

/** Row 3 is not looked at. */
export const declared: Declared = { score: 9.5, diagnosis: 'row-three-never-refused' };

export function repairGives(row: 1 | 2 | 3, mix: number[]): 'right' | 'turned' | 'refused' {
  if (row < 3 && mix[row - 1] <= 0) return 'refused';
  return mix.slice(row).every((x) => x === 0) ? 'right' : 'turned';
}
