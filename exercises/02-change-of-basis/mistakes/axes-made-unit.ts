import { norm, scale } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Vec3 } from 'rigid-body-lab';
import { toFrame3 as right } from '../solution.js';
import type { Frame3 } from '../solution.js';
export { toFrame, fromFrame, vectorToFrame, firstWeight, whatChanges, kindOfSum, matrixDoes } from '../solution.js';

/** Axes must have length 1, the thought goes. */
export const declared: Declared = { score: 7.5, diagnosis: 'axes-made-unit' };

export function toFrame3(point: Vec3, { origin, axes }: Frame3): Vec3 {
  const unit = (axis: Vec3): Vec3 => scale(axis, 1 / norm(axis));
  return right(point, { origin, axes: [unit(axes[0]), unit(axes[1]), unit(axes[2])] });
}
