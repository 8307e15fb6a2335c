import type { Declared } from 'rigid-body-lab/course';
import type { Frame2, Vec2 } from '../solution.js';
import { fromFrame as right } from '../solution.js';
export { toFrame, vectorToFrame, toFrame3, firstWeight, whatChanges, kindOfSum, matrixDoes } from '../solution.js';

/** The formula of task 1, with its sign, on the way back. */
export const declared: Declared = { score: 8.5, diagnosis: 'origin-subtracted-back' };

export function fromFrame(weights: Vec2, frame: Frame2): Vec2 {
  const [x, y] = right(weights, { ...frame, origin: [0, 0] });
  return [x - frame.origin[0], y - frame.origin[1]];
}
