import type { Declared } from 'rigid-body-lab/course';
import type { FrameChange, Vec2 } from '../solution.js';
export { toFrame, fromFrame, whatChanges, vectorToFrame, kindOfSum, toFrame3, matrixDoes } from '../solution.js';

/** What is done to the frame is done to the point. */
export const declared: Declared = { score: 9.5, diagnosis: 'point-goes-with-the-frame' };

export function firstWeight([, beta]: Vec2, change: FrameChange): 'larger' | 'smaller' | 'same' {
  if (change === 'u1 doubled' || change === 'origin + u1') return 'larger';
  if (change === 'u1 halved' || change === 'origin - u1') return 'smaller';
  if (change === 'u2 + u1' && beta !== 0) return beta > 0 ? 'larger' : 'smaller';
  return 'same';
}
