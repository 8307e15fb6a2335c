import type { Declared } from 'rigid-body-lab/course';
import { apply, dot } from 'rigid-body-lab';
import type { Mat3, Vec3 } from 'rigid-body-lab';
export { possibleBody, jacobiRotation, momentAfter, principalFrame, principalDirections } from '../solution.js';

/** Unit vectors need no division. */
export const declared: Declared = { score: 9.5, diagnosis: 'nearly-unit-not-divided' };

export function momentAbout(inertia: Mat3, u: Vec3): number {
  const square = dot(u, u);
  const moment = dot(u, apply(inertia, u));
  return Math.abs(square - 1) < 1e-6 ? moment : moment / square;
}
