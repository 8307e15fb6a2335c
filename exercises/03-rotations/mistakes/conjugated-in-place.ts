import { multiplyQuaternions, scale } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Quaternion, Vec3 } from '../solution.js';
export { turnAbout, whichSign, anglesOf, motorsFor, compareTurned, shortestTurn, whichProduct } from '../solution.js';

/** The quaternion that was handed in is conjugated. */
export const declared: Declared = { score: 9.5, diagnosis: 'changes-its-argument' };

export function turnVector(q: Quaternion, v: Vec3): Vec3 {
  const left = multiplyQuaternions(q, [0, ...v]);
  for (const k of [1, 2, 3]) q[k] = -q[k];
  const [, a, b, c] = multiplyQuaternions(left, q);
  return scale([a, b, c], 1 / (q[0] * q[0] + q[1] * q[1] + q[2] * q[2] + q[3] * q[3]));
}
