import { identity } from 'rigid-body-lab';
import type { Mat3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
export { momentAbout, principalFrame, possibleBody, momentAfter, principalDirections } from '../solution.js';

/** The ½ of the formula is lost on the way to the quotient. */
export const declared: Declared = { score: 8, diagnosis: 'two-forgotten' };

export function jacobiRotation(inertia: Mat3, p: number, q: number): Mat3 {
  const J = identity();
  const product = inertia[p][q];
  const difference = inertia[q][q] - inertia[p][p];
  const side = difference < 0 ? -1 : 1;
  const phi = Math.atan2(side * product, side * difference) / 2;
  J[p][p] = J[q][q] = Math.cos(phi);
  J[p][q] = Math.sin(phi);
  J[q][p] = -Math.sin(phi);
  return J;
}
