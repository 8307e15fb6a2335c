import type { Declared } from 'rigid-body-lab/course';
import { vectorToFrame as right } from '../solution.js';
import type { Vec2 } from '../solution.js';
export { toFrame, fromFrame, toFrame3, firstWeight, whatChanges, kindOfSum, matrixDoes } from '../solution.js';

/** The determinant above the line. */
export const declared: Declared = { score: 8.5, diagnosis: 'ratio-upside-down' };

export function vectorToFrame(vector: Vec2, axes: [Vec2, Vec2]): Vec2 {
  const [a, b] = right(vector, axes);
  return [1 / a, 1 / b];
}
