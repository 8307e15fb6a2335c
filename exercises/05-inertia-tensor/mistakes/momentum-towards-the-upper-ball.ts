import type { Declared } from 'rigid-body-lab/course';
import type { Vec3 } from 'rigid-body-lab';
export {
  centreOfMass,
  heavierPiece,
  inertiaTensor,
  rotatedInertia,
  turnedMoment,
  inertiaAboutPoint,
  largerMoment,
} from '../solution.js';

/** The plus sign of the products once more. */
export const declared: Declared = { score: 9.5, diagnosis: 'momentum-towards-the-upper-ball' };

export function momentumLeans([x, , z]: Vec3): '+x' | '-x' | 'neither' {
  const lean = x * z;
  if (lean > 0) return '+x';
  return lean < 0 ? '-x' : 'neither';
}
