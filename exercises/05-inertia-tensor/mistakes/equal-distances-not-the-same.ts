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

/** Equal distances are not thought of. */
export const declared: Declared = { score: 9.5, diagnosis: 'equal-distances-not-the-same' };

export function heavierPiece(left: Piece, right: Piece): 'left' | 'right' | 'same' {
  return left.centre < right.centre ? 'left' : 'right';
}
