import type { Declared } from 'rigid-body-lab/course';
import type { FrameChange, Vec2 } from '../solution.js';
export { toFrame, fromFrame, whatChanges, vectorToFrame, kindOfSum, toFrame3, matrixDoes } from '../solution.js';

/** Both weights are thought to be positive. */
export const declared: Declared = { score: 9.5, diagnosis: 'leaning-axis-always-takes-away' };

export function firstWeight(_weights: Vec2, change: FrameChange): 'larger' | 'smaller' | 'same' {
  if (change === 'u1 halved' || change === 'origin - u1') return 'larger';
  return change === 'u1 doubled' || change === 'origin + u1' || change === 'u2 + u1' ? 'smaller' : 'same';
}
