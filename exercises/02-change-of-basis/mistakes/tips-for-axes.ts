import type { Declared } from 'rigid-body-lab/course';
import { toFrame as right } from '../solution.js';
import type { Frame2, Vec2 } from '../solution.js';
export { fromFrame, vectorToFrame, toFrame3, firstWeight, whatChanges, kindOfSum, matrixDoes } from '../solution.js';

/** The axes are read as the places where they end. */
export const declared: Declared = { score: 7.5, diagnosis: 'tips-for-axes' };

export function toFrame([x, y]: Vec2, { origin: [p, q], axes: [u1, u2] }: Frame2): Vec2 {
  const end = ([a, b]: Vec2): Vec2 => [a - p, b - q];
  return right([x, y], { origin: [p, q], axes: [end(u1), end(u2)] });
}
