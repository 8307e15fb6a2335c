import type { Declared } from 'rigid-body-lab/course';
import { toFrame as right } from '../solution.js';
import type { Frame2, Vec2 } from '../solution.js';
export { fromFrame, vectorToFrame, toFrame3, firstWeight, whatChanges, kindOfSum, matrixDoes } from '../solution.js';

/** The origin is subtracted in the list that was handed in. */
export const declared: Declared = { score: 9, diagnosis: 'changes-its-argument' };

export function toFrame(point: Vec2, frame: Frame2): Vec2 {
  point[0] -= frame.origin[0];
  point[1] -= frame.origin[1];
  return right(point, { ...frame, origin: [0, 0] });
}
