import type { Declared } from 'rigid-body-lab/course';
import { apply, dot } from 'rigid-body-lab';
import type { Mat3, Vec3 } from 'rigid-body-lab';
export { possibleBody, jacobiRotation, momentAfter, principalFrame, principalDirections } from '../solution.js';

/** A short vector is taken for none. */
export const declared: Declared = { score: 9.5, diagnosis: 'short-vector-refused' };

export function momentAbout(inertia: Mat3, u: Vec3): number {
  const square = dot(u, u);
  return square < 1e-15 ? 0 : dot(u, apply(inertia, u)) / square;
}
