import type { Declared } from 'rigid-body-lab/course';
import { quaternionRate as right } from '../solution.js';
import type { Quaternion, Vec3 } from '../stub.js';
export { orthonormalized, repairGives, matrixOf, signsMake, sideOfQ, turned, whatIsWrong } from '../solution.js';

/** q and -q are the same orientation, so w is made positive first. */
export const declared: Declared = { score: 9.5, diagnosis: 'turned-to-positive-w' };

export function quaternionRate(q: Quaternion, omegaBody: Vec3): Quaternion {
  return right(q[0] < 0 ? (q.map((x) => -x) as Quaternion) : q, omegaBody);
}
