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

/** The division stands inside the loop. */
export const declared: Declared = { score: 8.5, diagnosis: 'divided-in-the-loop' };

export function centreOfMass(points: PointMass[]): Vec3 {
  let mass = 0;
  let com: Vec3 = [0, 0, 0];
  for (const p of points) {
    mass += p.mass;
    com = com.map((x, i) => (x + p.mass * p.position[i]) / mass) as Vec3;
  }
  return com;
}
