import type { Declared } from 'rigid-body-lab/course';
import type { Quaternion, Vec3 } from 'rigid-body-lab';
import { turned as right } from '../solution.js';
export {
  orthonormalized,
  matrixOf,
  quaternionRate,
  repairGives,
  signsMake,
  sideOfQ,
  whatIsWrong,
} from '../solution.js';

/** |ω| taken for the angle. */
export const declared: Declared = { score: 8, diagnosis: 'time-forgotten' };

export function turned(q: Quaternion, omegaBody: Vec3): Quaternion {
  return right(q, omegaBody, 1);
}
