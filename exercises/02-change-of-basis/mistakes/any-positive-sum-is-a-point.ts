import type { Declared } from 'rigid-body-lab/course';
export { toFrame, firstWeight, fromFrame, whatChanges, vectorToFrame, toFrame3, matrixDoes } from '../solution.js';

/** More plus than minus makes a point. */
export const declared: Declared = { score: 9.5, diagnosis: 'any-positive-sum-is-a-point' };

export function kindOfSum(factors: number[]): 'point' | 'vector' | 'neither' {
  const sum = factors.reduce((all, factor) => all + factor, 0);
  if (sum === 0) return 'vector';
  return sum > 0 ? 'point' : 'neither';
}
