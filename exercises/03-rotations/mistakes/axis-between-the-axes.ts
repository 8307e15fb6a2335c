import { cross, norm, scale } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Quaternion, Vec3 } from '../solution.js';
export { turnAbout, whichSign, anglesOf, motorsFor, turnVector, compareTurned, whichProduct } from '../solution.js';

/** The vector product of the two axes, by the angle between the quaternions. */
export const declared: Declared = { score: 7.5, diagnosis: 'axis-between-the-axes' };

export function shortestTurn(from: Quaternion, to: Quaternion): Vec3 {
  const across = cross([from[1], from[2], from[3]], [to[1], to[2], to[3]]);
  const length = norm(across);
  if (length === 0) return [0, 0, 0];
  const cosine = Math.abs(from.reduce((sum, x, i) => sum + x * to[i], 0));
  return scale(across, (2 * Math.atan2(Math.sqrt(Math.max(0, 1 - cosine ** 2)), cosine)) / length);
}
