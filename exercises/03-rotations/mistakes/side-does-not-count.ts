import type { Declared } from 'rigid-body-lab/course';
export { turnAbout, anglesOf, motorsFor, turnVector, compareTurned, shortestTurn, whichProduct } from '../solution.js';

/** The sine of the angle, without a look at the side. */
export const declared: Declared = { score: 9.5, diagnosis: 'side-does-not-count' };

export function whichSign(
  { about, angle }: { about: number; angle: number },
  { axis }: { fixedTo: 'body' | 'world'; axis: number },
  along: number,
): 'negative' | 'zero' | 'positive' {
  if (axis === about || along === about) return axis === along ? 'positive' : 'zero';
  return (['negative', 'zero', 'positive'] as const)[1 + Math.sign(axis === along ? Math.cos(angle) : Math.sin(angle))];
}
