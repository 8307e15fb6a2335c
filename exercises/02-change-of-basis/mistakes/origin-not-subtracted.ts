import type { Declared } from 'rigid-body-lab/course';
import { toFrame as right } from '../solution.js';
import type { Frame2, Vec2 } from '../solution.js';
export { fromFrame, vectorToFrame, toFrame3, firstWeight, whatChanges, kindOfSum, matrixDoes } from '../solution.js';

/** The point itself is split along the axes. */
export const declared: Declared = { score: 7.5, diagnosis: 'origin-not-subtracted' };

export function toFrame(point: Vec2, frame: Frame2): Vec2 {
  return right(point, { ...frame, origin: [0, 0] });
}
