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

/** R I: a tensor treated like a vector. */
export const declared: Declared = { score: 8.5, diagnosis: 'rotated-once' };

export function rotatedInertia(inertia: Mat3, rotation: Mat3): Mat3 {
  return multiply(rotation, inertia);
}
