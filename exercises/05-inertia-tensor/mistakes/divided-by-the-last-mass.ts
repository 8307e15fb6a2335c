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

/** = for +=. */
export const declared: Declared = { score: 8.5, diagnosis: 'divided-by-the-last-mass' };

export function centreOfMass(points: PointMass[]): Vec3 {
  let mass = 0;
  const sum: Vec3 = [0, 0, 0];
  for (const p of points) {
    mass = p.mass;
    for (let i = 0; i < 3; i++) sum[i] += p.mass * p.position[i];
  }
  return sum.map((x) => x / mass) as Vec3;
}
