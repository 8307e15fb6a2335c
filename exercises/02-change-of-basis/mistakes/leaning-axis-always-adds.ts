import type { Declared } from 'rigid-body-lab/course';
import type { FrameChange, Vec2 } from '../solution.js';
export { toFrame, fromFrame, whatChanges, vectorToFrame, kindOfSum, toFrame3, matrixDoes } from '../solution.js';

/** A sum is larger than its parts. */
export const declared: Declared = { score: 9.5, diagnosis: 'leaning-axis-always-adds' };

export function firstWeight(_weights: Vec2, change: FrameChange): 'larger' | 'smaller' | 'same' {
  if (change === 'u1 halved' || change === 'origin - u1') return 'larger';
  if (change === 'u1 doubled' || change === 'origin + u1') return 'smaller';
  return change === 'u2 + u1' ? 'larger' : 'same';
}
