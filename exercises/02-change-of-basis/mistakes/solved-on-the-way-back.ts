import type { Declared } from 'rigid-body-lab/course';
import { toFrame } from '../solution.js';
import type { Frame2, Vec2 } from '../solution.js';
export { toFrame, vectorToFrame, toFrame3, firstWeight, whatChanges, kindOfSum, matrixDoes } from '../solution.js';

/** Task 1 once more. */
export const declared: Declared = { score: 8.5, diagnosis: 'solved-on-the-way-back' };

export function fromFrame(weights: Vec2, frame: Frame2): Vec2 {
  return toFrame(weights, frame);
}
