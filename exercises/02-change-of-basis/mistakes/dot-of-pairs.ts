import type { Declared } from 'rigid-body-lab/course';
import type { Frame2, Vec2 } from '../solution.js';
import { dot } from 'rigid-body-lab';
export { firstWeight, fromFrame, whatChanges, vectorToFrame, kindOfSum, toFrame3, matrixDoes } from '../solution.js';

/** The library's scalar product with lists of two numbers: NaN. */
export const declared: Declared = { score: 7.5, diagnosis: 'space-functions-in-the-plane' };

export function toFrame(point: Vec2, { origin, axes: [u1, u2] }: Frame2): Vec2 {
  const d = [point[0] - origin[0], point[1] - origin[1]] as never;
  return [dot(d, u1 as never) / dot(u1 as never, u1 as never), dot(d, u2 as never) / dot(u2 as never, u2 as never)];
}
