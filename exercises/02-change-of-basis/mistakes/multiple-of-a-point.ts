import type { Declared } from 'rigid-body-lab/course';
export { toFrame, firstWeight, fromFrame, whatChanges, vectorToFrame, toFrame3, matrixDoes } from '../solution.js';

/** Half a point is half the way there. */
export const declared: Declared = { score: 9.5, diagnosis: 'multiple-of-a-point' };

export function kindOfSum(factors: number[]): 'point' | 'vector' | 'neither' {
  const sum = factors.reduce((all, factor) => all + factor, 0);
  if (sum === 0) return 'vector';
  return sum === 1 || factors.length === 1 ? 'point' : 'neither';
}
