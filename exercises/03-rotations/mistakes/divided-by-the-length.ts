import { multiplyQuaternions, scale } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Quaternion, Vec3 } from '../solution.js';
export { turnAbout, whichSign, anglesOf, motorsFor, compareTurned, shortestTurn, whichProduct } from '../solution.js';

/** Divided by the length of q once. */
export const declared: Declared = { score: 8.5, diagnosis: 'normalised-once' };

export function turnVector(q: Quaternion, v: Vec3): Vec3 {
  const [w, x, y, z] = q;
  const [, a, b, c] = multiplyQuaternions(multiplyQuaternions(q, [0, ...v]), [w, -x, -y, -z]);
  return scale([a, b, c], 1 / Math.hypot(w, x, y, z));
}
