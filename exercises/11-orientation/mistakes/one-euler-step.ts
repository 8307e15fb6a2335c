import type { Declared } from 'rigid-body-lab/course';
import type { Quaternion, Vec3 } from 'rigid-body-lab';
import { quaternionRate as rate } from '../solution.js';
export {
  orthonormalized,
  matrixOf,
  quaternionRate,
  repairGives,
  signsMake,
  sideOfQ,
  whatIsWrong,
} from '../solution.js';

/** One Euler step, brought to length one. */
export const declared: Declared = { score: 8, diagnosis: 'one-euler-step' };

export function turned(q: Quaternion, omegaBody: Vec3, dt: number): Quaternion {
  const k = rate(q, omegaBody);
  const moved = q.map((x, i) => x + dt * k[i]);
  const length = Math.hypot(...moved);
  return moved.map((x) => x / length) as Quaternion;
}
