import { apply, norm, scale } from 'rigid-body-lab';
import type { Quaternion, Vec3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import { matrixOf } from '../solution.js';
export {
  orthonormalized,
  repairGives,
  matrixOf,
  signsMake,
  quaternionRate,
  sideOfQ,
  whatIsWrong,
} from '../solution.js';

/** The axis in the world, and still on the right. */
export const declared: Declared = { score: 8, diagnosis: 'axis-brought-to-the-world' };

/** The Hamilton product. */
function product([a, b, c, d]: Quaternion, [e, f, g, h]: Quaternion): Quaternion {
  return [
    a * e - b * f - c * g - d * h,
    a * f + b * e + c * h - d * g,
    a * g - b * h + c * e + d * f,
    a * h + b * g - c * f + d * e,
  ];
}

export function turned(q: Quaternion, omegaBody: Vec3, dt: number): Quaternion {
  const speed = norm(omegaBody);
  if (speed === 0) return [...q];
  const [x, y, z] = apply(matrixOf(q), scale(omegaBody, 1 / speed));
  const half = (speed * dt) / 2;
  const s = Math.sin(half);
  return product(q, [Math.cos(half), x * s, y * s, z * s]);
}
