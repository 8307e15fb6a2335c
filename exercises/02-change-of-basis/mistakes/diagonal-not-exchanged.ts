import type { Declared } from 'rigid-body-lab/course';
import type { Frame2, Vec2 } from '../solution.js';
export { fromFrame, vectorToFrame, toFrame3, firstWeight, whatChanges, kindOfSum, matrixDoes } from '../solution.js';

/** The inverse with new signs only. */
export const declared: Declared = { score: 7.5, diagnosis: 'diagonal-not-exchanged' };

export function toFrame([x, y]: Vec2, { origin: [p, q], axes: [u1, u2] }: Frame2): Vec2 {
  const det = u1[0] * u2[1] - u1[1] * u2[0];
  return [(u1[0] * (x - p) - u2[0] * (y - q)) / det, (u2[1] * (y - q) - u1[1] * (x - p)) / det];
}
