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

/** Growing and shrinking exchanged. */
export const declared: Declared = { score: 9.5, diagnosis: 'turned-to-the-axis-itself' };

export function turnedMoment(moments: Vec3, about: number, watched: number): 'grows' | 'shrinks' | 'stays' {
  if (about === watched) return 'stays';
  const other = moments[3 - about - watched];
  return other === moments[watched] ? 'stays' : other < moments[watched] ? 'grows' : 'shrinks';
}
