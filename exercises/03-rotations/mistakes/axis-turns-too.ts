import type { Declared } from 'rigid-body-lab/course';
export { turnAbout, anglesOf, motorsFor, turnVector, compareTurned, shortestTurn, whichProduct } from '../solution.js';

/** Along the same axis it is the cosine, whatever the turn is about. */
export const declared: Declared = { score: 9.5, diagnosis: 'axis-turns-too' };

export function whichSign(
  { about, angle }: { about: number; angle: number },
  { fixedTo, axis }: { fixedTo: 'body' | 'world'; axis: number },
  along: number,
): 'negative' | 'zero' | 'positive' {
  if (axis === along) return (['negative', 'zero', 'positive'] as const)[1 + Math.sign(Math.cos(angle))];
  if (axis === about || along === about) return 'zero';
  const way = (fixedTo === 'body') === ((axis + 1) % 3 === along) ? 1 : -1;
  return (['negative', 'zero', 'positive'] as const)[1 + Math.sign(way * Math.sin(angle))];
}
