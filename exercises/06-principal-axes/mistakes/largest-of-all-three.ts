import type { Declared } from 'rigid-body-lab/course';
import type { Mat3 } from 'rigid-body-lab';
export { momentAbout, possibleBody, jacobiRotation, principalFrame, principalDirections } from '../solution.js';

/** The largest of all is looked for. */
export const declared: Declared = { score: 9.5, diagnosis: 'largest-of-all-three' };

export function momentAfter(
  inertia: Mat3,
  p: number,
  q: number,
  watched: number | 'trace',
): 'grows' | 'shrinks' | 'stays' {
  if (inertia[p][q] === 0 || (watched !== p && watched !== q)) return 'stays';
  return inertia[watched][watched] === Math.max(inertia[0][0], inertia[1][1], inertia[2][2]) ? 'grows' : 'shrinks';
}
