import type { Declared } from 'rigid-body-lab/course';
import { vectorToFrame as right } from '../solution.js';
import type { Vec2 } from '../solution.js';
export { toFrame, firstWeight, fromFrame, whatChanges, kindOfSum, toFrame3, matrixDoes } from '../solution.js';

/** Rounding errors are tidied away. */
export const declared: Declared = { score: 9.5, diagnosis: 'weights-rounded' };

export function vectorToFrame(vector: Vec2, axes: [Vec2, Vec2]): Vec2 {
  return right(vector, axes).map((x) => Math.round(x * 1e10) / 1e10) as Vec2;
}
