import type { Declared } from 'rigid-body-lab/course';
export { turnAbout, whichSign, anglesOf, motorsFor, turnVector, shortestTurn, whichProduct } from '../solution.js';

/** One answer for all. */
export const declared: Declared = { score: 9.5, diagnosis: 'one-answer-for-all' };

export function compareTurned(): 'equal' | 'opposite' | 'neither' {
  return 'opposite';
}
