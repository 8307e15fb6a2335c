import { multiplyQuaternions, scale } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Quaternion, Vec3 } from '../solution.js';
export { turnAbout, whichSign, anglesOf, motorsFor, compareTurned, shortestTurn, whichProduct } from '../solution.js';

/** A q of length one but for rounding is not divided. */
export const declared: Declared = { score: 9.5, diagnosis: 'nearly-one-is-one' };

export function turnVector(q: Quaternion, v: Vec3): Vec3 {
  const [w, x, y, z] = q;
  const square = w * w + x * x + y * y + z * z;
  const [, ...turned] = multiplyQuaternions(multiplyQuaternions(q, [0, ...v]), [w, -x, -y, -z]);
  return Math.abs(square - 1) < 1e-6 ? turned : scale(turned, 1 / square);
}
