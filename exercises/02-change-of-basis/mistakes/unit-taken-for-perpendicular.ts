import type { Declared } from 'rigid-body-lab/course';
import { vectorToFrame as right } from '../solution.js';
import type { Vec2 } from '../solution.js';
export { toFrame, firstWeight, fromFrame, whatChanges, kindOfSum, toFrame3, matrixDoes } from '../solution.js';

/** Axes of unit length are thought to need no more than scalar products. */
export const declared: Declared = { score: 9.5, diagnosis: 'unit-taken-for-perpendicular' };

const dot = (a: Vec2, b: Vec2): number => a[0] * b[0] + a[1] * b[1];

export function vectorToFrame(vector: Vec2, axes: [Vec2, Vec2]): Vec2 {
  if (axes.some((axis) => Math.abs(dot(axis, axis) - 1) > 1e-12)) return right(vector, axes);
  return axes.map((axis) => dot(vector, axis)) as Vec2;
}
