import type { Declared } from 'rigid-body-lab/course';
import type { Vec3 } from 'rigid-body-lab';
export {
  centreOfMass,
  heavierPiece,
  inertiaTensor,
  momentumLeans,
  rotatedInertia,
  inertiaAboutPoint,
  largerMoment,
} from '../solution.js';

/** Turning is thought to even out all moments. */
export const declared: Declared = { score: 9.5, diagnosis: 'towards-the-mean-of-three' };

export function turnedMoment(moments: Vec3, _about: number, watched: number): 'grows' | 'shrinks' | 'stays' {
  const spare = moments[0] + moments[1] + moments[2] - 3 * moments[watched];
  if (spare > 0) return 'grows';
  return spare < 0 ? 'shrinks' : 'stays';
}
