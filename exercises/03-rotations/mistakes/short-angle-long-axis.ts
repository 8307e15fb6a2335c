import { multiplyQuaternions, norm, scale } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Quaternion, Vec3 } from '../solution.js';
export { turnAbout, whichSign, anglesOf, motorsFor, turnVector, compareTurned, whichProduct } from '../solution.js';

/** The angle is made short, the axis is not turned round. */
export const declared: Declared = { score: 8, diagnosis: 'angle-alone-shortened' };

export function shortestTurn(from: Quaternion, to: Quaternion): Vec3 {
  const [w1, x1, y1, z1] = from;
  const [w, ...u] = multiplyQuaternions(to, [w1, -x1, -y1, -z1]);
  const sine = norm(u);
  if (sine === 0) return [0, 0, 0];
  return scale(u, (2 * Math.atan2(sine, Math.abs(w))) / sine);
}
