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

/** The length stands for the mass in mass times distance. */
export const declared: Declared = { score: 9.5, diagnosis: 'length-for-mass' };

export function heavierPiece(left: Piece, right: Piece): 'left' | 'right' | 'same' {
  const [a, b] = [left, right].map((piece) => piece.length * piece.centre);
  if (a < b) return 'right';
  return a > b ? 'left' : 'same';
}
