import type { Declared } from 'rigid-body-lab/course';
import type { Frame2, Vec2 } from '../solution.js';
export { toFrame, vectorToFrame, toFrame3, firstWeight, whatChanges, kindOfSum, matrixDoes } from '../solution.js';

/** The line for y is that for x with its origin[0]. */
export const declared: Declared = { score: 8.5, diagnosis: 'one-component-of-origin' };

export function fromFrame([a, b]: Vec2, { origin, axes: [u1, u2] }: Frame2): Vec2 {
  return [origin[0] + a * u1[0] + b * u2[0], origin[0] + a * u1[1] + b * u2[1]];
}
