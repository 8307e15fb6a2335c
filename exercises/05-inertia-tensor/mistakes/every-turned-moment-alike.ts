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

/** What turns away from a principal axis is thought to shrink. */
export const declared: Declared = { score: 9.5, diagnosis: 'every-turned-moment-alike' };

export function turnedMoment(_moments: Vec3, about: number, watched: number): 'grows' | 'shrinks' | 'stays' {
  if (watched === about) return 'stays';
  return 'shrinks';
}
