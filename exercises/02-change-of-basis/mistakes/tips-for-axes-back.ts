import type { Declared } from 'rigid-body-lab/course';
import type { Frame2, Vec2 } from '../solution.js';
export { toFrame, vectorToFrame, toFrame3, firstWeight, whatChanges, kindOfSum, matrixDoes } from '../solution.js';

/** The axes are read as the places where they end. */
export const declared: Declared = { score: 8.5, diagnosis: 'tips-for-axes-back' };

export function fromFrame([a, b]: Vec2, { origin, axes: [u1, u2] }: Frame2): Vec2 {
  const end = (u: Vec2): Vec2 => [u[0] - origin[0], u[1] - origin[1]];
  return [origin[0] + a * end(u1)[0] + b * end(u2)[0], origin[1] + a * end(u1)[1] + b * end(u2)[1]];
}
