import type { Declared } from 'rigid-body-lab/course';
import { identity } from 'rigid-body-lab';
import type { Mat3 } from 'rigid-body-lab';
export { momentAbout, possibleBody, momentAfter, principalFrame, principalDirections } from '../solution.js';

/** A quotient for all cases. */
export const declared: Declared = { score: 8.5, diagnosis: 'zero-over-zero' };

export function jacobiRotation(inertia: Mat3, p: number, q: number): Mat3 {
  const J = identity();
  const phi = Math.atan((2 * inertia[p][q]) / (inertia[q][q] - inertia[p][p])) / 2;
  J[p][p] = J[q][q] = Math.cos(phi);
  J[p][q] = Math.sin(phi);
  J[q][p] = -Math.sin(phi);
  return J;
}
