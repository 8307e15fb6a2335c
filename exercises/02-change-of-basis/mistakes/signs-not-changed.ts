import type { Declared } from 'rigid-body-lab/course';
import type { Vec2 } from '../solution.js';
export { toFrame, fromFrame, toFrame3, firstWeight, whatChanges, kindOfSum, matrixDoes } from '../solution.js';

/** The inverse with a and d exchanged and no new sign. */
export const declared: Declared = { score: 8.5, diagnosis: 'signs-not-changed' };

export function vectorToFrame([x, y]: Vec2, [u1, u2]: [Vec2, Vec2]): Vec2 {
  const det = u1[0] * u2[1] - u1[1] * u2[0];
  return [(u2[1] * x + u2[0] * y) / det, (u1[1] * x + u1[0] * y) / det];
}
