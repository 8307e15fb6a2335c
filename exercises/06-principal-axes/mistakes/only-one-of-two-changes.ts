import type { Declared } from 'rigid-body-lab/course';
import type { Mat3 } from 'rigid-body-lab';
export { momentAbout, possibleBody, jacobiRotation, principalFrame, principalDirections } from '../solution.js';

/** Only the larger one is thought to change. */
export const declared: Declared = { score: 9.5, diagnosis: 'only-one-of-two-changes' };

export function momentAfter(
  inertia: Mat3,
  p: number,
  q: number,
  watched: number | 'trace',
): 'grows' | 'shrinks' | 'stays' {
  if (inertia[p][q] === 0 || (watched !== p && watched !== q)) return 'stays';
  return inertia[watched][watched] === Math.max(inertia[p][p], inertia[q][q]) ? 'grows' : 'stays';
}
