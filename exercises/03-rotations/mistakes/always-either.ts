import type { Declared } from 'rigid-body-lab/course';
export { turnAbout, whichSign, anglesOf, motorsFor, turnVector, compareTurned, shortestTurn } from '../solution.js';

/** Turns are taken to commute. */
export const declared: Declared = { score: 9.5, diagnosis: 'turns-commute' };

export function whichProduct(): 'AB' | 'BA' | 'either' {
  return 'either';
}
