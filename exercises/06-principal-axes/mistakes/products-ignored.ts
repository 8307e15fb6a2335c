import { dot } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Mat3, Vec3 } from 'rigid-body-lab';
export { jacobiRotation, principalFrame, possibleBody, momentAfter, principalDirections } from '../solution.js';

/** The diagonal only. */
export const declared: Declared = { score: 8.5, diagnosis: 'products-ignored' };

export function momentAbout(inertia: Mat3, u: Vec3): number {
  return (inertia[0][0] * u[0] ** 2 + inertia[1][1] * u[1] ** 2 + inertia[2][2] * u[2] ** 2) / dot(u, u);
}
