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

/** The watched moment is compared with that about the axis of the turn. */
export const declared: Declared = { score: 9.5, diagnosis: 'mixed-with-the-axis-of-the-turn' };

export function turnedMoment(moments: Vec3, about: number, watched: number): 'grows' | 'shrinks' | 'stays' {
  if (moments[about] > moments[watched]) return 'grows';
  return moments[about] < moments[watched] ? 'shrinks' : 'stays';
}
