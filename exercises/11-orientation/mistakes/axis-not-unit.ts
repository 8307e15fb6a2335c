import { norm } from 'rigid-body-lab';
import type { Quaternion, Vec3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import { quaternionRate } from '../solution.js';
export {
  orthonormalized,
  matrixOf,
  quaternionRate,
  repairGives,
  signsMake,
  sideOfQ,
  whatIsWrong,
} from '../solution.js';

/** The sine multiplies ω itself, and the result is brought to length one. */
export const declared: Declared = { score: 8, diagnosis: 'axis-not-unit' };

/** q times (c, s ω). */
function times(q: Quaternion, omega: Vec3, c: number, s: number): Quaternion {
  const [w, x, y, z] = quaternionRate(q, omega);
  return [c * q[0] + 2 * s * w, c * q[1] + 2 * s * x, c * q[2] + 2 * s * y, c * q[3] + 2 * s * z];
}

export function turned(q: Quaternion, omega: Vec3, dt: number): Quaternion {
  const half = (norm(omega) * dt) / 2;
  const end = times(q, omega, Math.cos(half), Math.sin(half));
  const length = Math.hypot(...end);
  return [end[0] / length, end[1] / length, end[2] / length, end[3] / length];
}
