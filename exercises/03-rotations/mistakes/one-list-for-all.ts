import { multiplyQuaternions } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Quaternion, Vec3 } from '../solution.js';
export { turnAbout, whichSign, anglesOf, motorsFor, compareTurned, shortestTurn, whichProduct } from '../solution.js';

/** The same list is filled at each call. */
export const declared: Declared = { score: 9.5, diagnosis: 'one-list-for-all-calls' };

const turned: Vec3 = [0, 0, 0];

export function turnVector(q: Quaternion, v: Vec3): Vec3 {
  const [w, x, y, z] = q;
  const [, a, b, c] = multiplyQuaternions(multiplyQuaternions(q, [0, ...v]), [w, -x, -y, -z]);
  [a, b, c].forEach((one, k) => (turned[k] = one / (w * w + x * x + y * y + z * z)));
  return turned;
}
