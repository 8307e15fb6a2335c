import type { Declared } from 'rigid-body-lab/course';
import type { Mat3, Vec3 } from 'rigid-body-lab';
import { inertiaTensor as right } from '../solution.js';
import type { PointMass } from '../solution.js';
export {
  centreOfMass,
  heavierPiece,
  momentumLeans,
  rotatedInertia,
  turnedMoment,
  inertiaAboutPoint,
  largerMoment,
} from '../solution.js';

/** Rounding errors are tidied away. */
export const declared: Declared = { score: 9, diagnosis: 'small-entries-dropped' };

export function inertiaTensor(points: PointMass[], com: Vec3): Mat3 {
  return right(points, com).map((row) => row.map((x) => (Math.abs(x) < 1e-9 ? 0 : x))) as Mat3;
}
