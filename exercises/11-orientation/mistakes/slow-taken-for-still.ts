import { norm } from 'rigid-body-lab';
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

/** A speed of a millionth is none. */
export const declared: Declared = { score: 8.5, diagnosis: 'slow-taken-for-still' };

export function turned(q: Quaternion, omegaBody: Vec3, dt: number): Quaternion {
  return norm(omegaBody) < 1e-6 ? [...q] : right(q, omegaBody, dt);
}
