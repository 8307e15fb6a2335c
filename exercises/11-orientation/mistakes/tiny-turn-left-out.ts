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

/** A turn by less than a millionth is none. */
export const declared: Declared = { score: 8.5, diagnosis: 'tiny-turn-left-out' };

export function turned(q: Quaternion, omegaBody: Vec3, dt: number): Quaternion {
  return Math.abs(norm(omegaBody) * dt) < 1e-6 ? [...q] : right(q, omegaBody, dt);
}
