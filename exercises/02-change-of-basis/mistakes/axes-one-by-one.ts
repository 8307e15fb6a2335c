import type { Declared } from 'rigid-body-lab/course';
import type { FrameChange, Vec2 } from '../solution.js';
export { toFrame, fromFrame, whatChanges, vectorToFrame, kindOfSum, toFrame3, matrixDoes } from '../solution.js';

/** Only what happens to u1 and the origin is looked at. */
export const declared: Declared = { score: 9.5, diagnosis: 'axes-one-by-one' };

export function firstWeight(_weights: Vec2, change: FrameChange): 'larger' | 'smaller' | 'same' {
  if (change === 'u1 halved' || change === 'origin - u1') return 'larger';
  return change === 'u1 doubled' || change === 'origin + u1' ? 'smaller' : 'same';
}
