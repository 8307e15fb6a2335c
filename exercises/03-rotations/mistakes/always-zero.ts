import type { Declared } from 'rigid-body-lab/course';
export { turnAbout, anglesOf, motorsFor, turnVector, compareTurned, shortestTurn, whichProduct } from '../solution.js';

/** One answer for all. */
export const declared: Declared = { score: 9.5, diagnosis: 'one-answer-for-all' };

export function whichSign(): 'negative' | 'zero' | 'positive' {
  return 'zero';
}
