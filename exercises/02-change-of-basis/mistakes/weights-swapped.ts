import type { Declared } from 'rigid-body-lab/course';
import { toFrame as right } from '../solution.js';
import type { Frame2, Vec2 } from '../solution.js';
export { fromFrame, vectorToFrame, toFrame3, firstWeight, whatChanges, kindOfSum, matrixDoes } from '../solution.js';

/** The weight of the second axis first. */
export const declared: Declared = { score: 7.5, diagnosis: 'weights-swapped' };

export function toFrame(point: Vec2, frame: Frame2): Vec2 {
  const [a, b] = right(point, frame);
  return [b, a];
}
