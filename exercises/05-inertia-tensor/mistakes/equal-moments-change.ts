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

/** Equal moments are not thought of. */
export const declared: Declared = { score: 9.5, diagnosis: 'equal-moments-change' };

export function turnedMoment(moments: Vec3, about: number, watched: number): 'grows' | 'shrinks' | 'stays' {
  if (watched === about) return 'stays';
  return moments[3 - about - watched] > moments[watched] ? 'grows' : 'shrinks';
}
