import type { Declared } from 'rigid-body-lab/course';
export { turnAbout, anglesOf, motorsFor, turnVector, compareTurned, shortestTurn, whichProduct } from '../solution.js';

/** Beyond a quarter turn both sine and cosine count as negative. */
export const declared: Declared = { score: 9.5, diagnosis: 'sine-past-a-right-angle' };

interface Arrow {
  fixedTo: 'body' | 'world';
  axis: number;
}

export function whichSign(turn: { about: number; angle: number }, arrow: Arrow, along: number): string {
  const { about, angle } = turn;
  const past = Math.abs(angle) > Math.PI / 2 ? -1 : 1;
  const { fixedTo, axis } = arrow;
  if (axis === about || along === about) return axis === along ? 'positive' : 'zero';
  if (axis === along) return past > 0 ? 'positive' : 'negative';
  const forward = (axis + 1) % 3 === along ? 1 : -1;
  const way = fixedTo === 'body' ? 1 : -1;
  return forward * way * past * angle > 0 ? 'positive' : 'negative';
}
