import type { Declared } from 'rigid-body-lab/course';
export { momentAbout, possibleBody, jacobiRotation, momentAfter, principalFrame } from '../solution.js';

/** A lump has no symmetry, and so no axes. */
export const declared: Declared = { score: 9.5, diagnosis: 'principal-axes-need-symmetry' };

export function principalDirections(body: string): 'none' | 'three lines' | 'a line and a plane' | 'all directions' {
  if (body === 'lump') return 'none';
  if (body === 'brick' || body === 'scalene plate') return 'three lines';
  return ['ball', 'cube', 'tetrahedron'].includes(body) ? 'all directions' : 'a line and a plane';
}
