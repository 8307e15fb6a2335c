import type { Declared } from 'rigid-body-lab/course';
import { vectorToFrame as right } from '../solution.js';
import type { Vec2 } from '../solution.js';
export { toFrame, firstWeight, fromFrame, whatChanges, kindOfSum, toFrame3, matrixDoes } from '../solution.js';

/** Perpendicular axes are a case of their own, with the length in place of its square. */
export const declared: Declared = { score: 9.5, diagnosis: 'perpendicular-shortcut' };

const dot = (a: Vec2, b: Vec2): number => a[0] * b[0] + a[1] * b[1];

export function vectorToFrame(vector: Vec2, axes: [Vec2, Vec2]): Vec2 {
  if (dot(axes[0], axes[1]) !== 0) return right(vector, axes);
  return axes.map((axis) => dot(vector, axis) / Math.hypot(...axis)) as Vec2;
}
