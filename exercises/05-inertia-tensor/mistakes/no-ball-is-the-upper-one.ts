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

/** One ball is always taken for the upper one. */
export const declared: Declared = { score: 9.5, diagnosis: 'no-ball-is-the-upper-one' };

export function momentumLeans([x, , z]: Vec3): '+x' | '-x' | 'neither' {
  const lean = z >= 0 ? -x : x;
  if (lean > 0) return '+x';
  return lean < 0 ? '-x' : 'neither';
}
