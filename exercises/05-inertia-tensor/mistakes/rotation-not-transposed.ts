import type { Declared } from 'rigid-body-lab/course';
import { multiply } from 'rigid-body-lab';
import type { Mat3 } from 'rigid-body-lab';
export {
  centreOfMass,
  inertiaTensor,
  inertiaAboutPoint,
  heavierPiece,
  momentumLeans,
  turnedMoment,
  largerMoment,
} from '../solution.js';

/** R on both sides, the second one not transposed. */
export const declared: Declared = { score: 8.5, diagnosis: 'rotation-not-transposed' };

export function rotatedInertia(inertia: Mat3, rotation: Mat3): Mat3 {
  return multiply(rotation, multiply(inertia, rotation));
}
