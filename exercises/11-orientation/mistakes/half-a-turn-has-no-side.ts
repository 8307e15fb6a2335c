import { cross, norm } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Quaternion, Vec3 } from '../stub.js';
export { orthonormalized, repairGives, matrixOf, signsMake, quaternionRate, turned, whatIsWrong } from '../solution.js';

/** Without w the products look alike. */
export const declared: Declared = { score: 9.5, diagnosis: 'half-a-turn-has-no-side' };

export function sideOfQ([w, ...u]: Quaternion, omega: Vec3, axes: 'body' | 'world'): string {
  if (w === 0 || norm(cross(u, omega)) === 0) return 'either';
  return axes === 'body' ? 'left' : 'right';
}
