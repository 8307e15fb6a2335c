import type { Declared } from 'rigid-body-lab/course';
import type { Mat3 } from 'rigid-body-lab';
export { momentAbout, possibleBody, jacobiRotation, principalFrame, principalDirections } from '../solution.js';

/** The first one is thought to get what the second one loses. */
export const declared: Declared = { score: 9.5, diagnosis: 'place-decides' };

export function momentAfter(
  inertia: Mat3,
  p: number,
  q: number,
  watched: number | 'trace',
): 'grows' | 'shrinks' | 'stays' {
  if (inertia[p][q] === 0 || (watched !== p && watched !== q)) return 'stays';
  return watched === p ? 'grows' : 'shrinks';
}
