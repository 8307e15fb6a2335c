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

/** The whole angle, about world axes. */
export const declared: Declared = { score: 8, diagnosis: 'whole-angle-on-the-left' };

export function turned([w, x, y, z]: Quaternion, [a, b, c]: Vec3, dt: number): Quaternion {
  const [p, q, r, s] = right([w, -x, -y, -z], [-a, -b, -c], 2 * dt);
  return [p, -q, -r, -s];
}
