import type { Declared } from 'rigid-body-lab/course';
import type { Mat3, Vec3 } from '../solution.js';
export { turnAbout, anglesOf, motorsFor, turnVector, compareTurned, shortestTurn, whichProduct } from '../solution.js';

/** A star is treated as if it were painted on the body. */
export const declared: Declared = { score: 9.5, diagnosis: 'star-turns-along' };

import { turnAbout } from '../solution.js';

type Sign = 'negative' | 'zero' | 'positive';

/** The matrix of the turn. */
const matrix = (about: number, angle: number): Mat3 =>
  turnAbout([0, 1, 2].map((k) => (k === about ? 1 : 0)) as Vec3, angle);
const word = (x: number): Sign => (x === 0 ? 'zero' : x > 0 ? 'positive' : 'negative');

export function whichSign(
  { about, angle }: { about: number; angle: number },
  { axis }: { axis: number },
  along: number,
): Sign {
  return word(matrix(about, angle)[along][axis]);
}
