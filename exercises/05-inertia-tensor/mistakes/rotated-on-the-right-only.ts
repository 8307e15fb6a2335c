import type { Declared } from 'rigid-body-lab/course';
import { apply } from 'rigid-body-lab';
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

/** Each row is turned like a vector: I Rᵀ. */
export const declared: Declared = { score: 8.5, diagnosis: 'rotated-on-the-right-only' };

export function rotatedInertia(inertia: Mat3, rotation: Mat3): Mat3 {
  return inertia.map((row) => apply(rotation, row)) as Mat3;
}
