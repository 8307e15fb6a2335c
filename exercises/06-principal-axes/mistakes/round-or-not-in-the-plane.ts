import type { Declared } from 'rigid-body-lab/course';
export { momentAbout, possibleBody, jacobiRotation, momentAfter, principalFrame } from '../solution.js';

/** A plate with corners is thought to have three axes. */
export const declared: Declared = { score: 9.5, diagnosis: 'round-or-not-in-the-plane' };

export function principalDirections(body: string): 'none' | 'three lines' | 'a line and a plane' | 'all directions' {
  if (['cylinder'].includes(body)) return 'a line and a plane';
  return ['ball', 'cube', 'tetrahedron'].includes(body) ? 'all directions' : 'three lines';
}
