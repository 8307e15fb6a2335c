import type { Declared } from 'rigid-body-lab/course';
export { toFrame, firstWeight, fromFrame, whatChanges, vectorToFrame, toFrame3, matrixDoes } from '../solution.js';

/** A vector leads from one point to another. */
export const declared: Declared = { score: 9.5, diagnosis: 'vectors-by-two-points-only' };

export function kindOfSum(factors: number[]): 'point' | 'vector' | 'neither' {
  const sum = factors.reduce((all, factor) => all + factor, 0);
  if (sum === 0 && factors.length === 2) return 'vector';
  return sum === 1 ? 'point' : 'neither';
}
