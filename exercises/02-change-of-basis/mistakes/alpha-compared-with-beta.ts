import type { Declared } from 'rigid-body-lab/course';
import type { FrameChange, Vec2 } from '../solution.js';
export { toFrame, fromFrame, whatChanges, vectorToFrame, kindOfSum, toFrame3, matrixDoes } from '../solution.js';

/** The two weights are compared. */
export const declared: Declared = { score: 9.5, diagnosis: 'alpha-compared-with-beta' };

export function firstWeight([alpha, beta]: Vec2, change: FrameChange): 'larger' | 'smaller' | 'same' {
  if (change === 'u1 halved' || change === 'origin - u1') return 'larger';
  if (change === 'u1 doubled' || change === 'origin + u1') return 'smaller';
  if (change !== 'u2 + u1' || beta === 0) return 'same';
  return beta < alpha ? 'smaller' : 'larger';
}
