import type { Declared } from 'rigid-body-lab/course';
import type { Vec3 } from 'rigid-body-lab';
import { centreOfMass as right } from '../solution.js';
import type { PointMass } from '../solution.js';
export {
  heavierPiece,
  inertiaTensor,
  momentumLeans,
  rotatedInertia,
  turnedMoment,
  inertiaAboutPoint,
  largerMoment,
} from '../solution.js';

/** Rounding errors are tidied away. */
export const declared: Declared = { score: 9.5, diagnosis: 'place-rounded' };

export function centreOfMass(points: PointMass[]): Vec3 {
  return right(points).map((x) => Math.round(x * 1e10) / 1e10) as Vec3;
}
