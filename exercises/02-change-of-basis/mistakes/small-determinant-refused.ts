import type { Declared } from 'rigid-body-lab/course';
import { vectorToFrame as right } from '../solution.js';
import type { Vec2 } from '../solution.js';
export { toFrame, firstWeight, fromFrame, whatChanges, kindOfSum, toFrame3, matrixDoes } from '../solution.js';

/** A guard against parallel axes, which there are none of. */
export const declared: Declared = { score: 9.5, diagnosis: 'small-determinant-refused' };

export function vectorToFrame(vector: Vec2, axes: [Vec2, Vec2]): Vec2 {
  const [u1, u2] = axes;
  if (Math.abs(u1[0] * u2[1] - u1[1] * u2[0]) < 1e-9) return [0, 0];
  return right(vector, axes);
}
