import { cross, dot, norm } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Quaternion, Vec3 } from '../stub.js';
export { orthonormalized, repairGives, matrixOf, signsMake, quaternionRate, turned, whatIsWrong } from '../solution.js';

/** Products that differ by the sign alone are one orientation. */
export const declared: Declared = { score: 9.5, diagnosis: 'opposite-taken-for-same' };

export function sideOfQ([w, ...u]: Quaternion, omega: Vec3, axes: 'body' | 'world'): string {
  const isOpposite = w === 0 && dot(u, omega) === 0;
  if (isOpposite || norm(cross(u, omega)) === 0) return 'either';
  return axes === 'body' ? 'left' : 'right';
}
