import type { Declared } from 'rigid-body-lab/course';
import type { Vec2 } from '../solution.js';
export { toFrame, fromFrame, toFrame3, firstWeight, whatChanges, kindOfSum, matrixDoes } from '../solution.js';

/** β is right, and put back with the wrong sign. */
export const declared: Declared = { score: 8.5, diagnosis: 'put-back-with-plus' };

export function vectorToFrame([x, y]: Vec2, [u1, u2]: [Vec2, Vec2]): Vec2 {
  const beta = (u1[0] * y - u1[1] * x) / (u1[0] * u2[1] - u1[1] * u2[0]);
  return [(x + beta * u2[0]) / u1[0], beta];
}
