import type { Declared } from 'rigid-body-lab/course';
export { momentAbout, possibleBody, jacobiRotation, momentAfter, principalFrame } from '../solution.js';

/** Equal sides are thought to make all moments equal. */
export const declared: Declared = { score: 9.5, diagnosis: 'every-regular-body-like-a-ball' };

export function principalDirections(body: string): 'none' | 'three lines' | 'a line and a plane' | 'all directions' {
  if (['cylinder'].includes(body)) return 'a line and a plane';
  return ['square plate', 'triangular plate', 'ball', 'cube', 'tetrahedron'].includes(body)
    ? 'all directions'
    : 'three lines';
}
