import type { Declared } from 'rigid-body-lab/course';
import { toFrame as right } from '../solution.js';
import type { Frame2, Vec2 } from '../solution.js';
export { fromFrame, vectorToFrame, toFrame3, firstWeight, whatChanges, kindOfSum, matrixDoes } from '../solution.js';

/** The matrix has the axes in its rows. */
export const declared: Declared = { score: 7.5, diagnosis: 'axes-as-rows' };

export function toFrame(point: Vec2, { origin, axes: [u1, u2] }: Frame2): Vec2 {
  return right(point, {
    origin,
    axes: [
      [u1[0], u2[0]],
      [u1[1], u2[1]],
    ],
  });
}
