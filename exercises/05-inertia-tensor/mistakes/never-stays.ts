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

/** The third answer is forgotten. */
export const declared: Declared = { score: 9.5, diagnosis: 'never-stays' };

export function turnedMoment(moments: Vec3, about: number, watched: number): 'grows' | 'shrinks' | 'stays' {
  return moments[3 - about - watched] > moments[watched] ? 'grows' : 'shrinks';
}
