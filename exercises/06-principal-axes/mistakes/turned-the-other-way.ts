import { transpose } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Mat3 } from 'rigid-body-lab';
import { jacobiRotation as right } from '../solution.js';
export { momentAbout, principalFrame, possibleBody, momentAfter, principalDirections } from '../solution.js';

/** The transpose: this turn goes the other way, and the product does not vanish. */
export const declared: Declared = { score: 8, diagnosis: 'turned-the-other-way' };

export function jacobiRotation(inertia: Mat3, p: number, q: number): Mat3 {
  return transpose(right(inertia, p, q));
}
