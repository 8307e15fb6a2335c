import { norm } from 'rigid-body-lab';
import type { Quaternion, Vec3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
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

/** The turn is added. */
export const declared: Declared = { score: 8, diagnosis: 'turn-added' };

export function turned(q: Quaternion, omega: Vec3, dt: number): Quaternion {
  if (norm(omega) === 0) return [...q];
  const turn = right([1, 0, 0, 0], omega, dt);
  return [q[0] + turn[0], q[1] + turn[1], q[2] + turn[2], q[3] + turn[3]];
}
