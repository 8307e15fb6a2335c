import { identity } from 'rigid-body-lab';
import type { Mat3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
export { momentAbout, principalFrame, possibleBody, momentAfter, principalDirections } from '../solution.js';

/** 45 stands for 45 degrees. */
export const declared: Declared = { score: 8.5, diagnosis: 'degrees-for-radians' };

export function jacobiRotation(inertia: Mat3, p: number, q: number): Mat3 {
  const J = identity();
  const product = inertia[p][q];
  const difference = inertia[q][q] - inertia[p][p];
  if (product === 0) return J;
  const phi = difference === 0 ? 45 : Math.atan((2 * product) / difference) / 2;
  J[p][p] = J[q][q] = Math.cos(phi);
  J[p][q] = Math.sin(phi);
  J[q][p] = -Math.sin(phi);
  return J;
}
