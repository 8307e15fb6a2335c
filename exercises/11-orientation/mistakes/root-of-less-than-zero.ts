import { norm } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import { matrixOf as right } from '../solution.js';
import type { Mat3, Quaternion } from '../stub.js';
export { orthonormalized, repairGives, signsMake, quaternionRate, sideOfQ, turned, whatIsWrong } from '../solution.js';

/** Angle and axis first, by the root of 1 - w². */
export const declared: Declared = { score: 9.75, diagnosis: null };

export function matrixOf([w, x, y, z]: Quaternion): Mat3 {
  const half = Math.atan2(Math.sqrt(1 - w * w), w);
  const length = norm([x, y, z]);
  const s = length === 0 ? Math.sin(half) : Math.sin(half) / length;
  return right([Math.cos(half), x * s, y * s, z * s]);
}
