import type { Declared } from 'rigid-body-lab/course';
import type { Frame2, Vec2 } from '../solution.js';
export { toFrame, vectorToFrame, toFrame3, firstWeight, whatChanges, kindOfSum, matrixDoes } from '../solution.js';

/** frame.axes[0] in both places. */
export const declared: Declared = { score: 8.5, diagnosis: 'one-axis-twice' };

export function fromFrame([a, b]: Vec2, { origin, axes: [u1] }: Frame2): Vec2 {
  return [origin[0] + a * u1[0] + b * u1[0], origin[1] + a * u1[1] + b * u1[1]];
}
