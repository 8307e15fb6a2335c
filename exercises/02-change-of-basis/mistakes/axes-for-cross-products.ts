import { cross, dot, subtract } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Vec3 } from 'rigid-body-lab';
import type { Frame3 } from '../solution.js';
export { toFrame, fromFrame, vectorToFrame, firstWeight, whatChanges, kindOfSum, matrixDoes } from '../solution.js';

/** The triple product below the line, the plain one above it. */
export const declared: Declared = { score: 7.5, diagnosis: 'axes-for-cross-products' };

export function toFrame3(point: Vec3, { origin, axes }: Frame3): Vec3 {
  const [u1, u2, u3] = axes;
  const d = subtract(point, origin);
  const volume = dot(u1, cross(u2, u3));
  return [dot(d, u1) / volume, dot(d, u2) / volume, dot(d, u3) / volume];
}
