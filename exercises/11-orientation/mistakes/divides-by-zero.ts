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

/** No turn at all divides zero by zero. */
export const declared: Declared = { score: 9, diagnosis: 'divides-by-zero' };

export function turned(q: Quaternion, omegaBody: Vec3, dt: number): Quaternion {
  const [x, y, z] = omegaBody;
  const one = Math.hypot(x, y, z) / Math.hypot(x, y, z);
  return right(q, [one * x, one * y, one * z], dt);
}
