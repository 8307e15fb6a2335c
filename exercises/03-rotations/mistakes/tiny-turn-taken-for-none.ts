import { multiplyQuaternions, scale } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Quaternion, Vec3 } from '../solution.js';
export { turnAbout, whichSign, anglesOf, motorsFor, turnVector, compareTurned, whichProduct } from '../solution.js';

/** What is tiny counts as none. */
export const declared: Declared = { score: 9, diagnosis: 'tiny-turn-taken-for-none' };

export function shortestTurn(from: Quaternion, to: Quaternion): Vec3 {
  const [a, b, c, d] = from;
  let [w, x, y, z] = multiplyQuaternions(to, [a, -b, -c, -d]);
  if (w < 0) [w, x, y, z] = [-w, -x, -y, -z];
  const sine = Math.hypot(x, y, z);
  if (sine < 1e-9) return [0, 0, 0];
  return scale([x, y, z], (2 * Math.atan2(sine, w)) / sine);
}
