import type { Declared } from 'rigid-body-lab/course';
import type { Vec2 } from '../solution.js';
export { toFrame, fromFrame, toFrame3, firstWeight, whatChanges, kindOfSum, matrixDoes } from '../solution.js';

/** The shadow on each axis, in its own unit. */
export const declared: Declared = { score: 8.5, diagnosis: 'projected-on-unit-axes' };

export function vectorToFrame([x, y]: Vec2, [u1, u2]: [Vec2, Vec2]): Vec2 {
  const along = (u: Vec2): number => (x * u[0] + y * u[1]) / Math.hypot(u[0], u[1]);
  return [along(u1), along(u2)];
}
