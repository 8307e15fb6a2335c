import type { Declared } from 'rigid-body-lab/course';
import type { Mat3, Vec3 } from '../solution.js';
export { turnAbout, anglesOf, motorsFor, turnVector, compareTurned, shortestTurn, whichProduct } from '../solution.js';

/** The sign of the angle is lost. */
export const declared: Declared = { score: 9.5, diagnosis: 'sign-of-the-angle-lost' };

import { turnAbout } from '../solution.js';

type Sign = 'negative' | 'zero' | 'positive';

/** The matrix of the turn. */
const matrix = (about: number, angle: number): Mat3 =>
  turnAbout([0, 1, 2].map((k) => (k === about ? 1 : 0)) as Vec3, angle);
const word = (x: number): Sign => (x === 0 ? 'zero' : x > 0 ? 'positive' : 'negative');

export function whichSign(
  { about, angle }: { about: number; angle: number },
  { fixedTo, axis }: { fixedTo: 'body' | 'world'; axis: number },
  along: number,
): Sign {
  const R = matrix(about, Math.abs(angle));
  return word(fixedTo === 'body' ? R[along][axis] : R[axis][along]);
}
