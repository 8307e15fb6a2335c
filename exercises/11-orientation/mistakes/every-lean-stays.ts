import type { Declared } from 'rigid-body-lab/course';
export { orthonormalized, matrixOf, signsMake, quaternionRate, sideOfQ, turned, whatIsWrong } from '../solution.js';

/** No lean is thought to fall out. */
export const declared: Declared = { score: 9.5, diagnosis: 'every-lean-stays' };

export function repairGives(row: 1 | 2 | 3, mix: number[]): 'right' | 'turned' | 'refused' {
  if (mix[row - 1] <= 0) return 'refused';
  return mix.every((x, i) => i === row - 1 || x === 0) ? 'right' : 'turned';
}
