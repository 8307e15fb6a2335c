import type { Quaternion, Vec3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
export { orthonormalized, repairGives, matrixOf, signsMake, sideOfQ, turned, whatIsWrong } from '../solution.js';

/** ω turned back by q, as if it were in world axes. */
export const declared: Declared = { score: 9, diagnosis: 'axis-brought-back-to-the-body' };

/** The Hamilton product. */
function product([a, b, c, d]: Quaternion, [e, f, g, h]: Quaternion): Quaternion {
  return [
    a * e - b * f - c * g - d * h,
    a * f + b * e + c * h - d * g,
    a * g - b * h + c * e + d * f,
    a * h + b * g - c * f + d * e,
  ];
}

export function quaternionRate(q: Quaternion, [p, r, s]: Vec3): Quaternion {
  const [w, x, y, z] = q;
  const [, a, b, c] = product(product([w, -x, -y, -z], [0, p, r, s]), q);
  return product([0, a / 2, b / 2, c / 2], q);
}
