import type { Declared } from 'rigid-body-lab/course';
import type { FrameChange, Vec2 } from '../solution.js';
export { toFrame, fromFrame, whatChanges, vectorToFrame, kindOfSum, toFrame3, matrixDoes } from '../solution.js';

/** The new weight is compared by its size. */
export const declared: Declared = { score: 9.5, diagnosis: 'compared-without-signs' };

export function firstWeight([alpha, beta]: Vec2, change: FrameChange): 'larger' | 'smaller' | 'same' {
  if (change === 'u1 halved' || change === 'origin - u1') return 'larger';
  if (change === 'u1 doubled' || change === 'origin + u1') return 'smaller';
  const after = change === 'u2 + u1' ? Math.abs(alpha - beta) : alpha;
  if (after > alpha) return 'larger';
  return after < alpha ? 'smaller' : 'same';
}
