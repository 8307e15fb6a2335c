import type { Declared } from 'rigid-body-lab/course';
import { turned as right } from '../solution.js';
import type { Quaternion, Vec3 } from '../stub.js';
export {
  orthonormalized,
  repairGives,
  matrixOf,
  signsMake,
  quaternionRate,
  sideOfQ,
  whatIsWrong,
} from '../solution.js';

/** How far is never negative. */
export const declared: Declared = { score: 9.5, diagnosis: 'forward-for-a-negative-time' };

export function turned(q: Quaternion, omegaBody: Vec3, dt: number): Quaternion {
  return right(q, omegaBody, Math.abs(dt));
}
