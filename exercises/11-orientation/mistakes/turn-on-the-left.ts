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

/** A turn about world axes: q* on the other side, twice conjugated. */
export const declared: Declared = { score: 9, diagnosis: 'turn-on-the-left' };

export function turned([w, x, y, z]: Quaternion, [a, b, c]: Vec3, dt: number): Quaternion {
  const [p, q, r, s] = right([w, -x, -y, -z], [-a, -b, -c], dt);
  return [p, -q, -r, -s];
}
