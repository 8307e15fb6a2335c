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

/** Weighted, but divided by the number of points. */
export const declared: Declared = { score: 8.5, diagnosis: 'divided-by-count' };

export function centreOfMass(points: PointMass[]): Vec3 {
  const mean = (k: 0 | 1 | 2): number => points.reduce((sum, p) => sum + p.mass * p.position[k], 0) / points.length;
  return [mean(0), mean(1), mean(2)];
}
