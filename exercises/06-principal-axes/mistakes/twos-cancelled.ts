import type { Declared } from 'rigid-body-lab/course';
import { identity } from 'rigid-body-lab';
import type { Mat3 } from 'rigid-body-lab';
export { momentAbout, possibleBody, momentAfter, principalFrame, principalDirections } from '../solution.js';

/** The 2 before φ and the ½ are thought to cancel. */
export const declared: Declared = { score: 7.5, diagnosis: 'twos-cancelled' };

export function jacobiRotation(inertia: Mat3, p: number, q: number): Mat3 {
  const J = identity();
  const [above, below] = [inertia[p][q], inertia[q][q] - inertia[p][p]];
  const phi = below < 0 ? Math.atan2(-above, -below) : Math.atan2(above, below);
  J[p][p] = J[q][q] = Math.cos(phi);
  J[p][q] = Math.sin(phi);
  J[q][p] = -Math.sin(phi);
  return J;
}
