import { identity } from 'rigid-body-lab';
import type { Mat3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
export { momentAbout, principalFrame, possibleBody, momentAfter, principalDirections } from '../solution.js';

/** The difference above, the product below. */
export const declared: Declared = { score: 7.5, diagnosis: 'quotient-upside-down' };

export function jacobiRotation(inertia: Mat3, p: number, q: number): Mat3 {
  const J = identity();
  const product = inertia[p][q];
  const difference = inertia[q][q] - inertia[p][p];
  const side = product < 0 ? -1 : 1;
  const phi = Math.atan2(side * difference, side * 2 * product) / 2;
  J[p][p] = J[q][q] = Math.cos(phi);
  J[p][q] = Math.sin(phi);
  J[q][p] = -Math.sin(phi);
  return J;
}
