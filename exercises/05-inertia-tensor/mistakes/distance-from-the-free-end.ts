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

/** The centre is measured from the end of the rod. */
export const declared: Declared = { score: 9.5, diagnosis: 'distance-from-the-free-end' };

export function heavierPiece(left: Piece, right: Piece): 'left' | 'right' | 'same' {
  const [a, b] = [left, right].map((piece) => Math.round(100 * (piece.length - piece.centre)));
  if (a < b) return 'right';
  return a > b ? 'left' : 'same';
}
