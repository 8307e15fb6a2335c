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

/** A reduce that starts with the first position itself. */
export const declared: Declared = { score: 8.5, diagnosis: 'first-unweighted' };

export function centreOfMass(points: PointMass[]): Vec3 {
  const mass = points.reduce((sum, p) => sum + p.mass, 0);
  const sum = points.slice(1).reduce((s, p) => s.map((x, i) => x + p.mass * p.position[i]), [...points[0].position]);
  return sum.map((x) => x / mass) as Vec3;
}
