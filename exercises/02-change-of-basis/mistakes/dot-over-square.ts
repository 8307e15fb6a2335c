import type { Declared } from 'rigid-body-lab/course';
import type { Frame2, Vec2 } from '../solution.js';
export { fromFrame, vectorToFrame, toFrame3, firstWeight, whatChanges, kindOfSum, matrixDoes } from '../solution.js';

/** Right for perpendicular axes of any length. */
export const declared: Declared = { score: 7.5, diagnosis: 'dot-over-square' };

export function toFrame([x, y]: Vec2, { origin: [p, q], axes: [u1, u2] }: Frame2): Vec2 {
  const d = [x - p, y - q];
  const along = (u: Vec2): number => (d[0] * u[0] + d[1] * u[1]) / (u[0] * u[0] + u[1] * u[1]);
  return [along(u1), along(u2)];
}
