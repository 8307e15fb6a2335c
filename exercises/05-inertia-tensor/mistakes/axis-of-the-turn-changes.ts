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

/** The axis of the turn gets what is left over. */
export const declared: Declared = { score: 9.5, diagnosis: 'axis-of-the-turn-changes' };

export function turnedMoment(moments: Vec3, about: number, watched: number): 'grows' | 'shrinks' | 'stays' {
  if (watched === about) return 'grows';
  const other = 3 - about - watched;
  if (moments[other] > moments[watched]) return 'grows';
  return moments[other] < moments[watched] ? 'shrinks' : 'stays';
}
