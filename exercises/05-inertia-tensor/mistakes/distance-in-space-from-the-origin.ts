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

/** The centre of mass is not used. */
export const declared: Declared = { score: 9.5, diagnosis: 'distance-in-space-from-the-origin' };

export function largerMoment(_com: Vec3, a: Vec3, b: Vec3): 'a' | 'b' | 'same' {
  const far = (p: Vec3): number => p[0] ** 2 + p[1] ** 2 + p[2] ** 2;
  if (far(a) > far(b)) return 'a';
  return far(a) < far(b) ? 'b' : 'same';
}
