import { apply, inverse, transpose } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Vec3 } from 'rigid-body-lab';
import type { Frame3 } from '../solution.js';
export { toFrame, fromFrame, vectorToFrame, firstWeight, whatChanges, kindOfSum, matrixDoes } from '../solution.js';

/** origin[1] in two lines. */
export const declared: Declared = { score: 7.5, diagnosis: 'wrong-component-of-origin' };

export function toFrame3(point: Vec3, { origin, axes }: Frame3): Vec3 {
  const d: Vec3 = [point[0] - origin[0], point[1] - origin[1], point[2] - origin[1]];
  return apply(inverse(transpose(axes)), d);
}
