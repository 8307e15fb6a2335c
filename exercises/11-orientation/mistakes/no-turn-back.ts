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

/** The guard against zero looks at the angle without its size. */
export const declared: Declared = { score: 9.5, diagnosis: 'no-turn-back' };

export function turned(q: Quaternion, omegaBody: Vec3, dt: number): Quaternion {
  return norm(omegaBody) * dt < 1e-12 ? [...q] : right(q, omegaBody, dt);
}
