import { multiplyQuaternions, scale } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Quaternion, Vec3 } from '../solution.js';
export { turnAbout, whichSign, anglesOf, motorsFor, compareTurned, shortestTurn, whichProduct } from '../solution.js';

/** The sign of w alone is changed where it is negative. */
export const declared: Declared = { score: 9, diagnosis: 'minus-is-opposite' };

export function turnVector(q: Quaternion, v: Vec3): Vec3 {
  const [w, x, y, z] = q;
  const p: Quaternion = [Math.abs(w), x, y, z];
  const [, a, b, c] = multiplyQuaternions(multiplyQuaternions(p, [0, ...v]), [Math.abs(w), -x, -y, -z]);
  return scale([a, b, c], 1 / (w * w + x * x + y * y + z * z));
}
