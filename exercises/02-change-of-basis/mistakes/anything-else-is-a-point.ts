import type { Declared } from 'rigid-body-lab/course';
export { toFrame, firstWeight, fromFrame, whatChanges, vectorToFrame, toFrame3, matrixDoes } from '../solution.js';

/** What is no vector is a point. */
export const declared: Declared = { score: 9.5, diagnosis: 'anything-else-is-a-point' };

export function kindOfSum(factors: number[]): 'point' | 'vector' | 'neither' {
  return factors.reduce((sum, factor) => sum + factor, 0) === 0 ? 'vector' : 'point';
}
