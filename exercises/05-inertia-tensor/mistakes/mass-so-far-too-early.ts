import type { Declared } from 'rigid-body-lab/course';
import { add, scale } from 'rigid-body-lab';
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

/** The mass is added before the old centre is weighted with it. */
export const declared: Declared = { score: 8.5, diagnosis: 'mass-so-far-too-early' };

export function centreOfMass(points: PointMass[]): Vec3 {
  let com: Vec3 = [0, 0, 0];
  let mass = 0;
  for (const p of points) {
    mass += p.mass;
    if (mass > 0) com = scale(add(scale(com, mass), scale(p.position, p.mass)), 1 / (mass + p.mass));
  }
  return com;
}
