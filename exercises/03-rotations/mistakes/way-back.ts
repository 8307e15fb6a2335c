import { multiplyQuaternions, norm, scale } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Quaternion, Vec3 } from '../solution.js';
export { turnAbout, whichSign, anglesOf, motorsFor, turnVector, compareTurned, whichProduct } from '../solution.js';

/** The way back. */
export const declared: Declared = { score: 7.5, diagnosis: 'turned-back' };

export function shortestTurn(from: Quaternion, to: Quaternion): Vec3 {
  const [w1, x1, y1, z1] = to;
  const [w, ...u] = multiplyQuaternions(from, [w1, -x1, -y1, -z1]);
  const sine = norm(u);
  if (sine === 0) return [0, 0, 0];
  return scale(u, (2 * Math.atan(sine / w)) / sine);
}
