import { multiplyQuaternions, norm, scale } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Quaternion, Vec3 } from '../solution.js';
export { turnAbout, whichSign, anglesOf, motorsFor, turnVector, compareTurned, whichProduct } from '../solution.js';

/** The first quaternion is not reversed. */
export const declared: Declared = { score: 7.5, diagnosis: 'not-undone' };

export function shortestTurn(from: Quaternion, to: Quaternion): Vec3 {
  const [w, ...u] = multiplyQuaternions(to, from);
  const sine = norm(u);
  if (sine === 0) return [0, 0, 0];
  return scale(u, (2 * Math.atan(sine / w)) / sine);
}
