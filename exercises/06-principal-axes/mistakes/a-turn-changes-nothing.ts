import type { Declared } from 'rigid-body-lab/course';
export { momentAbout, possibleBody, jacobiRotation, principalFrame, principalDirections } from '../solution.js';

/** The moments belong to the body. */
export const declared: Declared = { score: 9.5, diagnosis: 'a-turn-changes-nothing' };

export function momentAfter(): 'grows' | 'shrinks' | 'stays' {
  return 'stays';
}
