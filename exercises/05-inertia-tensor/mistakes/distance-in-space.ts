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

/** The distance between points in place of that between axes. */
export const declared: Declared = { score: 9.5, diagnosis: 'distance-in-space' };

export function largerMoment(com: Vec3, a: Vec3, b: Vec3): 'a' | 'b' | 'same' {
  const square = (p: Vec3): number => (p[0] - com[0]) ** 2 + (p[1] - com[1]) ** 2 + (p[2] - com[2]) ** 2;
  if (square(a) > square(b)) return 'a';
  return square(a) < square(b) ? 'b' : 'same';
}
