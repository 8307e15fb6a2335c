import type { Mat3, Quaternion } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';

export { orthonormalized, quaternionRate, turned, repairGives, signsMake, sideOfQ, whatIsWrong } from '../solution.js';

/** Rodrigues, with the vector part for the axis. */
export const declared: Declared = { score: 8.5, diagnosis: 'vector-part-as-the-axis' };

export function matrixOf([w, x, y, z]: Quaternion): Mat3 {
  const angle = 2 * Math.atan2(Math.hypot(x, y, z), w);
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const [a, b, d] = [x, y, z];
  const rest = 1 - c;
  return [
    [c + rest * a * a, rest * a * b - s * d, rest * a * d + s * b],
    [rest * a * b + s * d, c + rest * b * b, rest * b * d - s * a],
    [rest * a * d - s * b, rest * b * d + s * a, c + rest * d * d],
  ];
}
