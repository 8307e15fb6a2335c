import type { Declared } from 'rigid-body-lab/course';
export { toFrame, firstWeight, fromFrame, whatChanges, vectorToFrame, toFrame3, matrixDoes } from '../solution.js';

/** The names are exchanged. */
export const declared: Declared = { score: 9.5, diagnosis: 'points-and-vectors-exchanged' };

export function kindOfSum(factors: number[]): 'point' | 'vector' | 'neither' {
  const sum = factors.reduce((all, factor) => all + factor, 0);
  if (sum === 0) return 'point';
  return sum === 1 ? 'vector' : 'neither';
}
