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

/** Where in its piece the centre lies is thought to count. */
export const declared: Declared = { score: 9.5, diagnosis: 'distance-from-the-middle' };

export function heavierPiece(left: Piece, right: Piece): 'left' | 'right' | 'same' {
  const [a, b] = [left, right].map((piece) => Math.round(1000 * (piece.centre - piece.length / 2)));
  if (a < b) return 'left';
  return a > b ? 'right' : 'same';
}
