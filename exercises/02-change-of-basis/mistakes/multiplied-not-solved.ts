import { apply, subtract, transpose } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Vec3 } from 'rigid-body-lab';
import type { Frame3 } from '../solution.js';
export { toFrame, fromFrame, vectorToFrame, firstWeight, whatChanges, kindOfSum, matrixDoes } from '../solution.js';

/** The matrix with the axes as columns times the arrow, without the inverse. */
export const declared: Declared = { score: 7.5, diagnosis: 'multiplied-not-solved' };

export function toFrame3(point: Vec3, { origin, axes }: Frame3): Vec3 {
  return apply(transpose(axes), subtract(point, origin));
}
