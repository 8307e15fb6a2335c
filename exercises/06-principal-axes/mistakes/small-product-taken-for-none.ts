import type { Declared } from 'rigid-body-lab/course';
import { identity } from 'rigid-body-lab';
import type { Mat3 } from 'rigid-body-lab';
import { jacobiRotation as right } from '../solution.js';
export { momentAbout, possibleBody, momentAfter, principalFrame, principalDirections } from '../solution.js';

/** A product that is as good as zero. */
export const declared: Declared = { score: 9, diagnosis: 'small-product-taken-for-none' };

export function jacobiRotation(inertia: Mat3, p: number, q: number): Mat3 {
  return Math.abs(inertia[p][q]) < 1e-12 ? identity() : right(inertia, p, q);
}
