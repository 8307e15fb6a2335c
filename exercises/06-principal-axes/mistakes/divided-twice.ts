import { apply, dot, norm, scale } from 'rigid-body-lab';
import type { Mat3, Vec3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
export { jacobiRotation, principalFrame, possibleBody, momentAfter, principalDirections } from '../solution.js';

/** Brought to unit length, and divided all the same. */
export const declared: Declared = { score: 8.5, diagnosis: 'divided-twice' };

export function momentAbout(inertia: Mat3, u: Vec3): number {
  const e = scale(u, 1 / norm(u));
  return dot(e, apply(inertia, e)) / dot(u, u);
}
