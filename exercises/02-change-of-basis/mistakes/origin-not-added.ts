import type { Declared } from 'rigid-body-lab/course';
import type { Frame2, Vec2 } from '../solution.js';
export { toFrame, vectorToFrame, toFrame3, firstWeight, whatChanges, kindOfSum, matrixDoes } from '../solution.js';

/** The arrow instead of the point. */
export const declared: Declared = { score: 8.5, diagnosis: 'origin-not-added' };

export function fromFrame([a, b]: Vec2, { axes: [u1, u2] }: Frame2): Vec2 {
  return [a * u1[0] + b * u2[0], a * u1[1] + b * u2[1]];
}
