import type { Declared } from 'rigid-body-lab/course';
import type { Vec3 } from '../solution.js';
import { turnAbout } from '../solution.js';
export { turnAbout, anglesOf, motorsFor, turnVector, compareTurned, shortestTurn, whichProduct } from '../solution.js';

/** The body sees the star where the world sees the arrow, with minus. */
export const declared: Declared = { score: 9.5, diagnosis: 'star-is-minus-the-arrow' };

interface Arrow {
  fixedTo: 'body' | 'world';
  axis: number;
}

export function whichSign(turn: { about: number; angle: number }, arrow: Arrow, along: number): string {
  const unit = [0, 1, 2].map((k) => (k === turn.about ? 1 : 0)) as Vec3;
  const R = turnAbout(unit, turn.angle);
  const component = R[along][arrow.axis] * (arrow.fixedTo === 'body' ? 1 : -1);
  return component === 0 ? 'zero' : component > 0 ? 'positive' : 'negative';
}
