import type { Declared } from 'rigid-body-lab/course';
import type { Frame2, Vec2 } from '../solution.js';
export { fromFrame, vectorToFrame, toFrame3, firstWeight, whatChanges, kindOfSum, matrixDoes } from '../solution.js';

/** Elimination without a look at what it divides by. */
export const declared: Declared = { score: 9, diagnosis: 'divides-by-zero' };

export function toFrame([x, y]: Vec2, { origin: [p, q], axes: [u1, u2] }: Frame2): Vec2 {
  const factor = u1[1] / u1[0];
  const beta = (y - q - factor * (x - p)) / (u2[1] - factor * u2[0]);
  return [(x - p - beta * u2[0]) / u1[0], beta];
}
