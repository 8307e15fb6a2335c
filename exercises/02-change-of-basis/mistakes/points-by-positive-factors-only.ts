import type { Declared } from 'rigid-body-lab/course';
export { toFrame, firstWeight, fromFrame, whatChanges, vectorToFrame, toFrame3, matrixDoes } from '../solution.js';

/** Only means are taken for points. */
export const declared: Declared = { score: 9.5, diagnosis: 'points-by-positive-factors-only' };

export function kindOfSum(factors: number[]): 'point' | 'vector' | 'neither' {
  const sum = factors.reduce((all, factor) => all + factor, 0);
  if (sum === 0) return 'vector';
  return sum === 1 && factors.every((factor) => factor > 0) ? 'point' : 'neither';
}
