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

/** The average of the positions, whatever the points weigh. */
export const declared: Declared = { score: 8.5, diagnosis: 'unweighted-mean' };

export function centreOfMass(points: PointMass[]): Vec3 {
  const mean = (i: number): number => points.reduce((sum, p) => sum + p.position[i], 0) / points.length;
  return [mean(0), mean(1), mean(2)];
}
