import type { Declared } from 'rigid-body-lab/course';
import type { Vec3 } from 'rigid-body-lab';
import type { PointMass } from '../solution.js';
export {
  inertiaTensor,
  rotatedInertia,
  inertiaAboutPoint,
  heavierPiece,
  momentumLeans,
  turnedMoment,
  largerMoment,
} from '../solution.js';

/** The first moment, not divided by the mass. */
export const declared: Declared = { score: 8.5, diagnosis: 'not-divided' };

export function centreOfMass(points: PointMass[]): Vec3 {
  const sum: Vec3 = [0, 0, 0];
  for (const { mass, position } of points) for (let i = 0; i < 3; i++) sum[i] += mass * position[i];
  return sum;
}
