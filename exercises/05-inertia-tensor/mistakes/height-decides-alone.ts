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

/** The ball is thought to stand on one side. */
export const declared: Declared = { score: 9.5, diagnosis: 'height-decides-alone' };

export function momentumLeans([, , z]: Vec3): '+x' | '-x' | 'neither' {
  if (z > 0) return '-x';
  return z < 0 ? '+x' : 'neither';
}
