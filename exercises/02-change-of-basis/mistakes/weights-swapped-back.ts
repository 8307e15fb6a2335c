import type { Declared } from 'rigid-body-lab/course';
import type { Frame2, Vec2 } from '../solution.js';
import { fromFrame as right } from '../solution.js';
export { toFrame, vectorToFrame, toFrame3, firstWeight, whatChanges, kindOfSum, matrixDoes } from '../solution.js';

/** α with u2, β with u1. */
export const declared: Declared = { score: 8.5, diagnosis: 'weights-swapped-back' };

export function fromFrame([a, b]: Vec2, frame: Frame2): Vec2 {
  return right([b, a], frame);
}
