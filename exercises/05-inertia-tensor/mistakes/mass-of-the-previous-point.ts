import { add, scale, subtract } from 'rigid-body-lab';
import type { Vec3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
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

/** before = mass for before += mass. */
export const declared: Declared = { score: 8.5, diagnosis: 'joined-with-the-last-mass' };

export function centreOfMass(points: PointMass[]): Vec3 {
  let com: Vec3 = [0, 0, 0];
  let before = 0;
  for (const { mass, position } of points) {
    if (mass === 0) continue;
    com = add(com, scale(subtract(position, com), mass / (before + mass)));
    before = mass;
  }
  return com;
}
