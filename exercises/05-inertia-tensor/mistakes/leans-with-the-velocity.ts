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

/** L leans to where the ball moves. */
export const declared: Declared = { score: 9.5, diagnosis: 'leans-with-the-velocity' };

export function momentumLeans([, y]: Vec3): '+x' | '-x' | 'neither' {
  const lean = -y;
  if (lean > 0) return '+x';
  return lean < 0 ? '-x' : 'neither';
}
