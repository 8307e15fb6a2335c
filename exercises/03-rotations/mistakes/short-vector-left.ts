import { multiplyQuaternions, norm, scale } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Quaternion, Vec3 } from '../solution.js';
export { turnAbout, whichSign, anglesOf, motorsFor, compareTurned, shortestTurn, whichProduct } from '../solution.js';

/** A vector shorter than a millionth is left as it is. */
export const declared: Declared = { score: 9.5, diagnosis: 'short-is-nothing' };

export function turnVector(q: Quaternion, v: Vec3): Vec3 {
  if (norm(v) < 1e-6) return [...v];
  const [w, x, y, z] = q;
  const [, ...turned] = multiplyQuaternions(multiplyQuaternions(q, [0, ...v]), [w, -x, -y, -z]);
  return scale(turned, 1 / (w * w + x * x + y * y + z * z));
}
