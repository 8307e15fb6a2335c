import type { Declared } from 'rigid-body-lab/course';
export { orthonormalized, matrixOf, signsMake, quaternionRate, sideOfQ, turned, whatIsWrong } from '../solution.js';

/** Row 2 is thought to keep its direction. */
export const declared: Declared = { score: 9.5, diagnosis: 'row-two-trusted-like-row-one' };

export function repairGives(row: 1 | 2 | 3, mix: number[]): 'right' | 'turned' | 'refused' {
  if (mix[row - 1] <= 0) return 'refused';
  return row < 3 && mix.some((x, i) => i !== row - 1 && x !== 0) ? 'turned' : 'right';
}
