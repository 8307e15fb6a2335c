import type { Declared } from 'rigid-body-lab/course';
import type { FrameChange, Vec2 } from '../solution.js';
export { toFrame, fromFrame, whatChanges, vectorToFrame, kindOfSum, toFrame3, matrixDoes } from '../solution.js';

/** The origin comes nearer, along whatever axis. */
export const declared: Declared = { score: 9.5, diagnosis: 'any-step-of-the-origin-counts' };

export function firstWeight([, beta]: Vec2, change: FrameChange): 'larger' | 'smaller' | 'same' {
  if (change === 'u1 halved' || change === 'origin - u1') return 'larger';
  if (change === 'u1 doubled' || change.startsWith('origin')) return 'smaller';
  if (change === 'u2 + u1' && beta !== 0) return beta > 0 ? 'smaller' : 'larger';
  return 'same';
}
