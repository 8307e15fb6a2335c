import type { Declared } from 'rigid-body-lab/course';
import type { Mat3 } from 'rigid-body-lab';
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

/** Both classic mistakes at once. */
export const declared: Declared = { score: 6.5, diagnosis: 'about-world-origin-plus-products' };

export function inertiaTensor(points: PointMass[]): Mat3 {
  return right(points, [0, 0, 0]).map((row, i) => row.map((x, j) => (i === j ? x : -x))) as Mat3;
}
