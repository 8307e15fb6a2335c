import type { Declared } from 'rigid-body-lab/course';
import { fromFrame as right } from '../solution.js';
import type { Frame2, Vec2 } from '../solution.js';
export { toFrame, firstWeight, whatChanges, vectorToFrame, kindOfSum, toFrame3, matrixDoes } from '../solution.js';

/** Rounding errors are tidied away. */
export const declared: Declared = { score: 9.5, diagnosis: 'place-rounded' };

export function fromFrame(weights: Vec2, frame: Frame2): Vec2 {
  return right(weights, frame).map((x) => Math.round(x * 1e10) / 1e10) as Vec2;
}
