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

/** The product of y and z is taken for that of x and z. */
export const declared: Declared = { score: 9.5, diagnosis: 'another-product-of-inertia' };

export function momentumLeans([, y, z]: Vec3): '+x' | '-x' | 'neither' {
  const lean = -y * z;
  if (lean > 0) return '+x';
  return lean < 0 ? '-x' : 'neither';
}
