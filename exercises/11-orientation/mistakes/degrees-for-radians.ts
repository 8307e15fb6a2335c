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

/** The angle in degrees handed to Math.cos. */
export const declared: Declared = { score: 8, diagnosis: 'degrees-for-radians' };

export function turned(q: Quaternion, omegaBody: Vec3, dt: number): Quaternion {
  return right(q, omegaBody, (dt * 180) / Math.PI);
}
