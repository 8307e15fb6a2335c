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

/** What reaches farther is taken for what weighs more. */
export const declared: Declared = { score: 9.5, diagnosis: 'farther-is-heavier' };

export function heavierPiece(left: Piece, right: Piece): 'left' | 'right' | 'same' {
  if (left.centre > right.centre) return 'left';
  return left.centre < right.centre ? 'right' : 'same';
}
