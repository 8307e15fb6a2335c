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

/** The ball is thought to be above the middle. */
export const declared: Declared = { score: 9.5, diagnosis: 'momentum-away-from-the-ball' };

export function momentumLeans(ball: Vec3): '+x' | '-x' | 'neither' {
  if (ball[0] > 0) return '-x';
  return ball[0] < 0 ? '+x' : 'neither';
}
