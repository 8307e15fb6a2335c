import type { Declared } from 'rigid-body-lab/course';
import type { Vec2 } from '../solution.js';
export { toFrame, fromFrame, toFrame3, firstWeight, whatChanges, kindOfSum, matrixDoes } from '../solution.js';

/** Scalar products for a vector. */
export const declared: Declared = { score: 8.5, diagnosis: 'scalar-products' };

export function vectorToFrame(vector: Vec2, axes: [Vec2, Vec2]): Vec2 {
  return [axes[0][0] * vector[0] + axes[0][1] * vector[1], axes[1][0] * vector[0] + axes[1][1] * vector[1]];
}
