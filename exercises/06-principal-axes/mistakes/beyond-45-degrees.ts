import type { Declared } from 'rigid-body-lab/course';
import type { Mat3 } from 'rigid-body-lab';
import { jacobiRotation as right } from '../solution.js';
export { momentAbout, principalFrame, possibleBody, momentAfter, principalDirections } from '../solution.js';

/**
 * A turn by 90° more: the product vanishes too, but the axes have changed places,
 * and repeating it never comes to rest.
 */
export const declared: Declared = { score: 8, diagnosis: 'beyond-45-degrees' };

export function jacobiRotation(inertia: Mat3, p: number, q: number): Mat3 {
  const J = right(inertia, p, q);
  const [c, s] = [J[p][p], J[p][q]];
  J[p][p] = J[q][q] = -s;
  J[p][q] = c;
  J[q][p] = -c;
  return J;
}
