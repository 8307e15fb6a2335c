import { multiplyQuaternions } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Quaternion, Vec3 } from '../solution.js';
export { turnAbout, whichSign, anglesOf, motorsFor, compareTurned, shortestTurn, whichProduct } from '../solution.js';

/** The first three numbers of the product. */
export const declared: Declared = { score: 8.5, diagnosis: 'scalar-counted-as-x' };

export function turnVector(q: Quaternion, v: Vec3): Vec3 {
  const length = Math.hypot(...q);
  const [w, x, y, z] = q.map((part) => part / length);
  const product = multiplyQuaternions(multiplyQuaternions([w, x, y, z], [0, ...v]), [w, -x, -y, -z]);
  return [product[0], product[1], product[2]];
}
