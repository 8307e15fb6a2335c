import type { Declared } from 'rigid-body-lab/course';
export { toFrame, firstWeight, fromFrame, whatChanges, vectorToFrame, toFrame3, matrixDoes } from '../solution.js';

/** Only the middle is taken for a point. */
export const declared: Declared = { score: 9.5, diagnosis: 'points-by-equal-factors-only' };

export function kindOfSum(factors: number[]): 'point' | 'vector' | 'neither' {
  const sum = factors.reduce((all, factor) => all + factor, 0);
  if (sum === 0) return 'vector';
  return sum === 1 && factors.every((factor) => factor === factors[0]) ? 'point' : 'neither';
}
