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

/** ω taken for degrees per second. */
export const declared: Declared = { score: 8, diagnosis: 'radians-for-degrees' };

export function turned(q: Quaternion, omegaBody: Vec3, dt: number): Quaternion {
  return right(q, omegaBody, (dt * Math.PI) / 180);
}
