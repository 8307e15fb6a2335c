import { apply, norm } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Mat3, Vec3 } from 'rigid-body-lab';
export { jacobiRotation, principalFrame, possibleBody, momentAfter, principalDirections } from '../solution.js';

/** The length of I u instead of its part along u. */
export const declared: Declared = { score: 8.5, diagnosis: 'length-of-momentum' };

export function momentAbout(inertia: Mat3, u: Vec3): number {
  return norm(apply(inertia, u)) / norm(u);
}
