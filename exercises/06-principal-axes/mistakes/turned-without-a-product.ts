import type { Declared } from 'rigid-body-lab/course';
import type { Mat3 } from 'rigid-body-lab';
export { momentAbout, possibleBody, jacobiRotation, principalFrame, principalDirections } from '../solution.js';

/** The product is not looked at. */
export const declared: Declared = { score: 9.5, diagnosis: 'turned-without-a-product' };

export function momentAfter(
  inertia: Mat3,
  p: number,
  q: number,
  watched: number | 'trace',
): 'grows' | 'shrinks' | 'stays' {
  if (watched !== p && watched !== q) return 'stays';
  return inertia[watched][watched] > inertia[p + q - watched][p + q - watched] ? 'grows' : 'shrinks';
}
