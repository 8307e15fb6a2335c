import type { Declared } from 'rigid-body-lab/course';
import type { Vec2 } from '../solution.js';
export { toFrame, fromFrame, toFrame3, firstWeight, whatChanges, kindOfSum, matrixDoes } from '../solution.js';

/** Areas for ratios of areas. */
export const declared: Declared = { score: 8.5, diagnosis: 'not-divided' };

export function vectorToFrame([x, y]: Vec2, [u1, u2]: [Vec2, Vec2]): Vec2 {
  return [x * u2[1] - y * u2[0], u1[0] * y - u1[1] * x];
}
