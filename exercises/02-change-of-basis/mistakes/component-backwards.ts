import type { Declared } from 'rigid-body-lab/course';
import type { Frame2, Vec2 } from '../solution.js';
export { fromFrame, vectorToFrame, toFrame3, firstWeight, whatChanges, kindOfSum, matrixDoes } from '../solution.js';

/** x - u0 to the right, u0 - x upwards. */
export const declared: Declared = { score: 7.5, diagnosis: 'component-backwards' };

export function toFrame([x, y]: Vec2, { origin: [p, q], axes: [u1, u2] }: Frame2): Vec2 {
  const det = u1[0] * u2[1] - u1[1] * u2[0];
  return [((x - p) * u2[1] - (q - y) * u2[0]) / det, (u1[0] * (q - y) - u1[1] * (x - p)) / det];
}
