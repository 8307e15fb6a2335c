import type { Declared } from 'rigid-body-lab/course';
export { toFrame, firstWeight, fromFrame, whatChanges, vectorToFrame, toFrame3, matrixDoes } from '../solution.js';

/** Differences are vectors. */
export const declared: Declared = { score: 9.5, diagnosis: 'minus-makes-a-vector' };

export function kindOfSum(factors: number[]): 'point' | 'vector' | 'neither' {
  return factors.some((factor) => factor < 0) ? 'vector' : 'point';
}
