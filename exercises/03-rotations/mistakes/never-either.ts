import type { Declared } from 'rigid-body-lab/course';
export { turnAbout, whichSign, anglesOf, motorsFor, turnVector, compareTurned, shortestTurn } from '../solution.js';

/** No two turns are taken to commute. */
export const declared: Declared = { score: 9.5, diagnosis: 'never-alike' };

export function whichProduct(_first: unknown, _second: unknown, axes: 'world' | 'body'): 'AB' | 'BA' | 'either' {
  return axes === 'world' ? 'BA' : 'AB';
}
