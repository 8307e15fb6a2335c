import type { Declared } from 'rigid-body-lab/course';
import { identity } from 'rigid-body-lab';
import type { Mat3 } from 'rigid-body-lab';
import { jacobiRotation as right } from '../solution.js';
export { momentAbout, possibleBody, momentAfter, principalFrame, principalDirections } from '../solution.js';

/** Moments that are as good as equal. */
export const declared: Declared = { score: 9, diagnosis: 'small-difference-taken-for-none' };

export function jacobiRotation(inertia: Mat3, p: number, q: number): Mat3 {
  if (inertia[p][q] === 0 || Math.abs(inertia[q][q] - inertia[p][p]) > 1e-9) return right(inertia, p, q);
  const J = identity();
  J[p][p] = J[q][q] = J[p][q] = Math.SQRT1_2;
  J[q][p] = -Math.SQRT1_2;
  return J;
}
