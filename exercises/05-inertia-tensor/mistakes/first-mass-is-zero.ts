import type { Declared } from 'rigid-body-lab/course';
import { add, scale, subtract } from 'rigid-body-lab';
import type { Vec3 } from 'rigid-body-lab';
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

/** A running mean, with the mass so far below. */
export const declared: Declared = { score: 9.5, diagnosis: 'first-mass-is-zero' };

export function centreOfMass(points: PointMass[]): Vec3 {
  let mass = 0;
  return points.reduce<Vec3>(
    (com, p) => {
      mass += p.mass;
      return add(com, scale(subtract(p.position, com), p.mass / mass));
    },
    [0, 0, 0],
  );
}
