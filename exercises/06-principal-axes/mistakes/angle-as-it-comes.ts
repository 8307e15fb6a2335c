import { identity } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Mat3 } from 'rigid-body-lab';
export { momentAbout, principalFrame, possibleBody, momentAfter, principalDirections } from '../solution.js';

/** atan2 as it comes: beyond ±90° if the first moment of the pair is the larger one. */
export const declared: Declared = { score: 8.5, diagnosis: 'angle-as-it-comes' };

export function jacobiRotation(inertia: Mat3, p: number, q: number): Mat3 {
  const J = identity();
  if (inertia[p][q] === 0) return J;
  const phi = Math.atan2(2 * inertia[p][q], inertia[q][q] - inertia[p][p]) / 2;
  J[p][p] = J[q][q] = Math.cos(phi);
  J[p][q] = Math.sin(phi);
  J[q][p] = -Math.sin(phi);
  return J;
}
