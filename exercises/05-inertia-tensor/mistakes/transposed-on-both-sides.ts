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

/** The transpose twice. */
export const declared: Declared = { score: 8.5, diagnosis: 'transposed-on-both-sides' };

export function rotatedInertia(inertia: Mat3, rotation: Mat3): Mat3 {
  const back = transpose(rotation);
  return multiply(back, multiply(inertia, back));
}
