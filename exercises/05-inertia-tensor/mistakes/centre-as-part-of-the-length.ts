import type { Declared } from 'rigid-body-lab/course';
import type { Piece } from '../solution.js';
export {
  centreOfMass,
  inertiaTensor,
  momentumLeans,
  rotatedInertia,
  turnedMoment,
  inertiaAboutPoint,
  largerMoment,
} from '../solution.js';

/** A piece that is thick at the cut is thought to be the heavier one. */
export const declared: Declared = { score: 9.5, diagnosis: 'centre-as-part-of-the-length' };

export function heavierPiece(left: Piece, right: Piece): 'left' | 'right' | 'same' {
  const [a, b] = [left, right].map((piece) => piece.centre / piece.length);
  if (a < b) return 'left';
  return a > b ? 'right' : 'same';
}
