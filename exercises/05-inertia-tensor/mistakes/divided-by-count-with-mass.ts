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

/** Points without mass are left out, and the others counted. */
export const declared: Declared = { score: 8.5, diagnosis: 'divided-by-count-with-mass' };

export function centreOfMass(points: PointMass[]): Vec3 {
  const heavy = points.filter((p) => p.mass > 0);
  const sum = heavy.reduce<Vec3>((all, p) => add(all, scale(p.position, p.mass)), [0, 0, 0]);
  return scale(sum, 1 / heavy.length);
}
