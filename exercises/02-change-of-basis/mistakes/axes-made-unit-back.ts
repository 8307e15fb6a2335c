import type { Declared } from 'rigid-body-lab/course';
import type { Frame2, Vec2 } from '../solution.js';
import { fromFrame as right } from '../solution.js';
export { toFrame, vectorToFrame, toFrame3, firstWeight, whatChanges, kindOfSum, matrixDoes } from '../solution.js';

/** Steps of 1 m. */
export const declared: Declared = { score: 8.5, diagnosis: 'axes-made-unit' };

export function fromFrame(weights: Vec2, { origin, axes: [u1, u2] }: Frame2): Vec2 {
  const unit = ([x, y]: Vec2): Vec2 => [x / Math.hypot(x, y), y / Math.hypot(x, y)];
  return right(weights, { origin, axes: [unit(u1), unit(u2)] });
}
