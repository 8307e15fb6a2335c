import { identity } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Mat3 } from 'rigid-body-lab';
export { momentAbout, principalFrame, possibleBody, momentAfter, principalDirections } from '../solution.js';

/** atan of a quotient: no turn at all where it reads 0 / 0. */
export const declared: Declared = { score: 8.5, diagnosis: 'equal-moments-not-turned' };

export function jacobiRotation(inertia: Mat3, p: number, q: number): Mat3 {
  const J = identity();
  const difference = inertia[q][q] - inertia[p][p];
  const phi = difference === 0 ? 0 : Math.atan((2 * inertia[p][q]) / difference) / 2;
  J[p][p] = J[q][q] = Math.cos(phi);
  J[p][q] = Math.sin(phi);
  J[q][p] = -Math.sin(phi);
  return J;
}
