import type { Mat3, Quaternion } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';

export { orthonormalized, quaternionRate, turned, repairGives, signsMake, sideOfQ, whatIsWrong } from '../solution.js';

/** Rodrigues, with w for the cosine of the whole angle. */
export const declared: Declared = { score: 8.5, diagnosis: 'w-as-the-cosine' };

export function matrixOf([w, x, y, z]: Quaternion): Mat3 {
  const s = Math.hypot(x, y, z);
  const c = s === 0 ? 1 : w;
  const [a, b, d] = s === 0 ? [0, 0, 0] : [x / s, y / s, z / s];
  const rest = 1 - c;
  return [
    [c + rest * a * a, rest * a * b - s * d, rest * a * d + s * b],
    [rest * a * b + s * d, c + rest * b * b, rest * b * d - s * a],
    [rest * a * d - s * b, rest * b * d + s * a, c + rest * d * d],
  ];
}
