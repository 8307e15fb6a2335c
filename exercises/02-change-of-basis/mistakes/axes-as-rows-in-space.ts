import { apply, inverse, subtract } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Vec3 } from 'rigid-body-lab';
import type { Frame3 } from '../solution.js';
export { toFrame, fromFrame, vectorToFrame, firstWeight, whatChanges, kindOfSum, matrixDoes } from '../solution.js';

/** The list of axes is taken for the matrix: its rows are the axes. */
export const declared: Declared = { score: 7.5, diagnosis: 'axes-as-rows' };

export function toFrame3(point: Vec3, { origin, axes }: Frame3): Vec3 {
  return apply(inverse(axes), subtract(point, origin));
}
