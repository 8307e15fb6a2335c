import type { Declared } from 'rigid-body-lab/course';
export {
  centreOfMass,
  inertiaTensor,
  momentumLeans,
  rotatedInertia,
  turnedMoment,
  inertiaAboutPoint,
  largerMoment,
} from '../solution.js';

/** The centre of mass as the place that halves the mass. */
export const declared: Declared = { score: 9.5, diagnosis: 'centre-halves-the-mass' };

export function heavierPiece(): 'left' | 'right' | 'same' {
  return 'same';
}
