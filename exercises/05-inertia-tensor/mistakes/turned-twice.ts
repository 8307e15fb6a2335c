import type { Declared } from 'rigid-body-lab/course';
import type { Mat3 } from 'rigid-body-lab';
import { rotatedInertia as right } from '../solution.js';
export {
  centreOfMass,
  heavierPiece,
  inertiaTensor,
  momentumLeans,
  turnedMoment,
  inertiaAboutPoint,
  largerMoment,
} from '../solution.js';

/** Turned, and turned once more. */
export const declared: Declared = { score: 8.5, diagnosis: 'turned-twice' };

export function rotatedInertia(inertia: Mat3, rotation: Mat3): Mat3 {
  return right(right(inertia, rotation), rotation);
}
