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

/** L leans to where the ball is. */
export const declared: Declared = { score: 9.5, diagnosis: 'leans-towards-the-given-ball' };

export function momentumLeans([x]: Vec3): '+x' | '-x' | 'neither' {
  const lean = x;
  if (lean > 0) return '+x';
  return lean < 0 ? '-x' : 'neither';
}
