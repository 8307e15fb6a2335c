import type { Declared } from 'rigid-body-lab/course';
import type { Frame2, Vec2 } from '../solution.js';
export { fromFrame, vectorToFrame, toFrame3, firstWeight, whatChanges, kindOfSum, matrixDoes } from '../solution.js';

/** An area is positive, the thought goes. */
export const declared: Declared = { score: 7.5, diagnosis: 'determinant-never-negative' };

export function toFrame([x, y]: Vec2, { origin: [p, q], axes: [u1, u2] }: Frame2): Vec2 {
  const area = Math.abs(u1[0] * u2[1] - u1[1] * u2[0]);
  return [((x - p) * u2[1] - (y - q) * u2[0]) / area, (u1[0] * (y - q) - u1[1] * (x - p)) / area];
}
