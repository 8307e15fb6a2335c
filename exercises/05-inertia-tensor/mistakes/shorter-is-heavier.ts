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

/** What balances a long piece must be thick. */
export const declared: Declared = { score: 9.5, diagnosis: 'shorter-is-heavier' };

export function heavierPiece(left: Piece, right: Piece): 'left' | 'right' | 'same' {
  if (left.length < right.length) return 'left';
  return left.length > right.length ? 'right' : 'same';
}
