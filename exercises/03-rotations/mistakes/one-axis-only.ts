import type { Declared } from 'rigid-body-lab/course';
export { turnAbout, whichSign, anglesOf, motorsFor, turnVector, compareTurned, shortestTurn } from '../solution.js';

/** Only turns about one axis commute. */
export const declared: Declared = { score: 9.5, diagnosis: 'one-axis-alone' };

interface Turn {
  axis: string;
  quarters: number;
}

export function whichProduct(first: Turn, second: Turn, axes: 'world' | 'body'): 'AB' | 'BA' | 'either' {
  if (first.axis === second.axis) return 'either';
  return axes === 'world' ? 'BA' : 'AB';
}
