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

/** The turn without the orientation at the start. */
export const declared: Declared = { score: 7.5, diagnosis: 'turn-alone' };

export function turned(_q: Quaternion, omega: Vec3, dt: number): Quaternion {
  return right([1, 0, 0, 0], omega, dt);
}
