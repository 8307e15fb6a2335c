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

/** The tensor belongs to the body, so no turn changes it. */
export const declared: Declared = { score: 9.5, diagnosis: 'one-tensor-for-all-axes' };

export function turnedMoment(): 'grows' | 'shrinks' | 'stays' {
  return 'stays';
}
