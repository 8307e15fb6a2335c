import { cross, dot, subtract } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Vec3 } from 'rigid-body-lab';
import type { Frame3 } from '../solution.js';
export { toFrame, fromFrame, vectorToFrame, firstWeight, whatChanges, kindOfSum, matrixDoes } from '../solution.js';

/** u1 × u3 for u3 × u1. */
export const declared: Declared = { score: 7.5, diagnosis: 'second-weight-negative' };

export function toFrame3(point: Vec3, { origin, axes }: Frame3): Vec3 {
  const [u1, u2, u3] = axes;
  const d = subtract(point, origin);
  const volume = dot(u1, cross(u2, u3));
  return [dot(d, cross(u2, u3)) / volume, dot(d, cross(u1, u3)) / volume, dot(d, cross(u1, u2)) / volume];
}
