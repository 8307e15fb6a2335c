import type { Declared } from 'rigid-body-lab/course';
export { turnAbout, whichSign, anglesOf, motorsFor, turnVector, compareTurned, shortestTurn } from '../solution.js';

/** Turns by equal angles are taken to commute. */
export const declared: Declared = { score: 9.5, diagnosis: 'equal-angles-commute' };

interface Turn {
  axis: string;
  quarters: number;
}

export function whichProduct(first: Turn, second: Turn, axes: 'world' | 'body'): 'AB' | 'BA' | 'either' {
  if (first.axis === second.axis || first.quarters === second.quarters) return 'either';
  return axes === 'world' ? 'BA' : 'AB';
}
