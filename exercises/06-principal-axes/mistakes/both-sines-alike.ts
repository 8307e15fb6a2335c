import { identity } from 'rigid-body-lab';
import type { Mat3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
export { momentAbout, principalFrame, possibleBody, momentAfter, principalDirections } from '../solution.js';

/** The minus of one sine is missing. */
export const declared: Declared = { score: 7.5, diagnosis: 'both-sines-alike' };

export function jacobiRotation(inertia: Mat3, p: number, q: number): Mat3 {
  const J = identity();
  const product = inertia[p][q];
  const difference = inertia[q][q] - inertia[p][p];
  const side = difference < 0 ? -1 : 1;
  const phi = Math.atan2(2 * side * product, side * difference) / 2;
  J[p][p] = J[q][q] = Math.cos(phi);
  J[p][q] = Math.sin(phi);
  J[q][p] = Math.sin(phi);
  return J;
}
