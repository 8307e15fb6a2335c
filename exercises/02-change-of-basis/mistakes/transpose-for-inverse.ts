import { apply, subtract } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Vec3 } from 'rigid-body-lab';
import type { Frame3 } from '../solution.js';
export { toFrame, fromFrame, vectorToFrame, firstWeight, whatChanges, kindOfSum, matrixDoes } from '../solution.js';

/** Right for a rotation, wrong for skew axes. */
export const declared: Declared = { score: 7.5, diagnosis: 'transpose-for-inverse' };

export function toFrame3(point: Vec3, { origin, axes }: Frame3): Vec3 {
  return apply(axes, subtract(point, origin));
}
