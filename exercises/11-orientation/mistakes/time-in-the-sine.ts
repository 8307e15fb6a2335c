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

/** The sine is multiplied by the time. */
export const declared: Declared = { score: 8, diagnosis: 'time-in-the-sine' };

/** q times (c, s ω). */
function times(q: Quaternion, omega: Vec3, c: number, s: number): Quaternion {
  const [w, x, y, z] = quaternionRate(q, omega);
  return [c * q[0] + 2 * s * w, c * q[1] + 2 * s * x, c * q[2] + 2 * s * y, c * q[3] + 2 * s * z];
}

export function turned(q: Quaternion, omega: Vec3, dt: number): Quaternion {
  const speed = norm(omega);
  if (speed === 0) return [...q];
  return times(q, omega, Math.cos((speed * dt) / 2), (dt * Math.sin((speed * dt) / 2)) / speed);
}
