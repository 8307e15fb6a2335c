import type { Declared } from 'rigid-body-lab/course';
export { toFrame, firstWeight, fromFrame, whatChanges, vectorToFrame, toFrame3, matrixDoes } from '../solution.js';

/** What is no point is a vector. */
export const declared: Declared = { score: 9.5, diagnosis: 'anything-else-is-a-vector' };

export function kindOfSum(factors: number[]): 'point' | 'vector' | 'neither' {
  const sum = factors.reduce((all, factor) => all + factor, 0);
  return sum === 1 ? 'point' : 'vector';
}
