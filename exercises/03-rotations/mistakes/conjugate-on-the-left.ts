import { multiplyQuaternions, scale } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Quaternion, Vec3 } from '../solution.js';
export { turnAbout, whichSign, anglesOf, motorsFor, compareTurned, shortestTurn, whichProduct } from '../solution.js';

/** q* v q. */
export const declared: Declared = { score: 8.5, diagnosis: 'turned-back' };

export function turnVector(q: Quaternion, v: Vec3): Vec3 {
  const [w, x, y, z] = q;
  const [, a, b, c] = multiplyQuaternions(multiplyQuaternions([w, -x, -y, -z], [0, ...v]), q);
  return scale([a, b, c], 1 / (w * w + x * x + y * y + z * z));
}
