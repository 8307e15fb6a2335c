import { apply, inverse, subtract, transpose } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Vec3 } from 'rigid-body-lab';
import type { Frame3 } from '../solution.js';
export { toFrame, fromFrame, vectorToFrame, firstWeight, whatChanges, kindOfSum, matrixDoes } from '../solution.js';

/** Metres are subtracted from numbers of steps. */
export const declared: Declared = { score: 7.5, diagnosis: 'origin-subtracted-last' };

export function toFrame3(point: Vec3, { origin, axes }: Frame3): Vec3 {
  return subtract(apply(inverse(transpose(axes)), point), origin);
}
