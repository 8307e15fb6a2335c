import { multiplyQuaternions, norm, scale } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Quaternion, Vec3 } from '../solution.js';
export { turnAbout, whichSign, anglesOf, motorsFor, turnVector, compareTurned, whichProduct } from '../solution.js';

/** The turn in body axes. */
export const declared: Declared = { score: 7.5, diagnosis: 'body-or-world' };

export function shortestTurn(from: Quaternion, to: Quaternion): Vec3 {
  const [w1, x1, y1, z1] = from;
  const [w, ...u] = multiplyQuaternions([w1, -x1, -y1, -z1], to);
  const sine = norm(u);
  if (sine === 0) return [0, 0, 0];
  return scale(u, (2 * Math.atan(sine / w)) / sine);
}
