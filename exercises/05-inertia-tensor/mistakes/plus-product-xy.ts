import type { Declared } from 'rigid-body-lab/course';
import type { Mat3, Vec3 } from 'rigid-body-lab';
import { inertiaTensor as right } from '../solution.js';
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

/** One minus of three was forgotten: I_xy. */
export const declared: Declared = { score: 7.5, diagnosis: 'plus-product-xy' };

export function inertiaTensor(points: PointMass[], com: Vec3): Mat3 {
  const I = right(points, com);
  I[0][1] = I[1][0] = -I[0][1];
  return I;
}
