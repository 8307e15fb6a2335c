import type { Declared } from 'rigid-body-lab/course';
import { identity } from 'rigid-body-lab';
import type { Mat3 } from 'rigid-body-lab';
export { momentAbout, possibleBody, momentAfter, principalFrame, principalDirections } from '../solution.js';

/** A denominator that is never negative keeps the angle small. */
export const declared: Declared = { score: 8, diagnosis: 'difference-without-sign' };

export function jacobiRotation(inertia: Mat3, p: number, q: number): Mat3 {
  const J = identity();
  const phi = Math.atan2(2 * inertia[p][q], Math.abs(inertia[q][q] - inertia[p][p])) / 2;
  J[p][p] = J[q][q] = Math.cos(phi);
  J[p][q] = Math.sin(phi);
  J[q][p] = -Math.sin(phi);
  return J;
}
