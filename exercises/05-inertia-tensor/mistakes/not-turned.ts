import type { Declared } from 'rigid-body-lab/course';
import { multiply, transpose } from 'rigid-body-lab';
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

/** Both on the left, where they cancel. */
export const declared: Declared = { score: 8.5, diagnosis: 'not-turned' };

export function rotatedInertia(inertia: Mat3, rotation: Mat3): Mat3 {
  return multiply(transpose(rotation), multiply(rotation, inertia));
}
