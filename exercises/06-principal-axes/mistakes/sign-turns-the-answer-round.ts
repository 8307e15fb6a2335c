import type { Declared } from 'rigid-body-lab/course';
import type { Mat3 } from 'rigid-body-lab';
export { momentAbout, possibleBody, jacobiRotation, principalFrame, principalDirections } from '../solution.js';

/** A negative product is thought to do the opposite. */
export const declared: Declared = { score: 9.5, diagnosis: 'sign-turns-the-answer-round' };

export function momentAfter(
  inertia: Mat3,
  p: number,
  q: number,
  watched: number | 'trace',
): 'grows' | 'shrinks' | 'stays' {
  if (inertia[p][q] === 0 || (watched !== p && watched !== q)) return 'stays';
  const isLarger = inertia[watched][watched] === Math.max(inertia[p][p], inertia[q][q]);
  return isLarger === inertia[p][q] > 0 ? 'grows' : 'shrinks';
}
