import type { Declared } from 'rigid-body-lab/course';
export { toFrame, firstWeight, fromFrame, whatChanges, vectorToFrame, toFrame3, matrixDoes } from '../solution.js';

/** The point on the other side of the origin is a point. */
export const declared: Declared = { score: 9.5, diagnosis: 'minus-one-is-no-point' };

export function kindOfSum(factors: number[]): 'point' | 'vector' | 'neither' {
  const sum = factors.reduce((all, factor) => all + factor, 0);
  if (sum === 0) return 'vector';
  return Math.abs(sum) === 1 ? 'point' : 'neither';
}
