import { apply, dot } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Mat3, Vec3 } from 'rigid-body-lab';
export { jacobiRotation, principalFrame, possibleBody, momentAfter, principalDirections } from '../solution.js';

/** Right for unit vectors only. */
export const declared: Declared = { score: 8.5, diagnosis: 'length-forgotten' };

export function momentAbout(inertia: Mat3, u: Vec3): number {
  return dot(u, apply(inertia, u));
}
