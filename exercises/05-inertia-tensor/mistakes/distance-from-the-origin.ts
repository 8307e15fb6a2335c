import type { Declared } from 'rigid-body-lab/course';
import type { Vec3 } from 'rigid-body-lab';
export {
  centreOfMass,
  heavierPiece,
  inertiaTensor,
  momentumLeans,
  rotatedInertia,
  turnedMoment,
  inertiaAboutPoint,
} from '../solution.js';

/** The centre of mass is taken for the origin. */
export const declared: Declared = { score: 9.5, diagnosis: 'distance-from-the-origin' };

export function largerMoment(_com: Vec3, a: Vec3, b: Vec3, axis: number): 'a' | 'b' | 'same' {
  const square = (p: Vec3): number => p[0] ** 2 + p[1] ** 2 + p[2] ** 2 - p[axis] ** 2;
  if (square(a) > square(b)) return 'a';
  return square(a) < square(b) ? 'b' : 'same';
}
