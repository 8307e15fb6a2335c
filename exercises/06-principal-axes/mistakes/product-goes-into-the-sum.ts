import type { Declared } from 'rigid-body-lab/course';
import type { Mat3 } from 'rigid-body-lab';
export { momentAbout, possibleBody, jacobiRotation, principalFrame, principalDirections } from '../solution.js';

/** What leaves the product must go to the diagonal. */
export const declared: Declared = { score: 9.5, diagnosis: 'product-goes-into-the-sum' };

export function momentAfter(
  inertia: Mat3,
  p: number,
  q: number,
  watched: number | 'trace',
): 'grows' | 'shrinks' | 'stays' {
  if (watched === 'trace') return 'grows';
  if (inertia[p][q] === 0 || (watched !== p && watched !== q)) return 'stays';
  return inertia[watched][watched] > inertia[p + q - watched][p + q - watched] ? 'grows' : 'shrinks';
}
