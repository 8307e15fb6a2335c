import type { Declared } from 'rigid-body-lab/course';
import type { Mat3, Vec3 } from 'rigid-body-lab';
import { subtract } from 'rigid-body-lab';
import type { PointMass } from '../solution.js';
export {
  centreOfMass,
  rotatedInertia,
  inertiaAboutPoint,
  heavierPiece,
  momentumLeans,
  turnedMoment,
  largerMoment,
} from '../solution.js';

/** The covariance matrix, as statistics has it. */
export const declared: Declared = { score: 6.5, diagnosis: 'second-moment-matrix' };

export function inertiaTensor(points: PointMass[], com: Vec3): Mat3 {
  const I = [0, 1, 2].map(() => [0, 0, 0]) as Mat3;
  for (const { mass, position } of points) {
    const r = subtract(position, com);
    for (let i = 0; i < 3; i++) for (let j = 0; j < 3; j++) I[i][j] += mass * r[i] * r[j];
  }
  return I;
}
