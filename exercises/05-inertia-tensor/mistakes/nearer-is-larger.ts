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

/** As if going away from the centre of mass took something away. */
export const declared: Declared = { score: 9.5, diagnosis: 'nearer-is-larger' };

export function largerMoment(com: Vec3, a: Vec3, b: Vec3, axis: number): 'a' | 'b' | 'same' {
  const square = (p: Vec3): number => p.reduce((sum, x, k) => sum + (k === axis ? 0 : (x - com[k]) ** 2), 0);
  if (square(a) < square(b)) return 'a';
  return square(a) > square(b) ? 'b' : 'same';
}
