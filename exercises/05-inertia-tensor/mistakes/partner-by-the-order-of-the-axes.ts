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

/** The partner is taken to be the next axis. */
export const declared: Declared = { score: 9.5, diagnosis: 'partner-by-the-order-of-the-axes' };

export function turnedMoment(moments: Vec3, about: number, watched: number): 'grows' | 'shrinks' | 'stays' {
  if (watched === about) return 'stays';
  const other = (watched + 1) % 3;
  if (moments[other] > moments[watched]) return 'grows';
  return moments[other] < moments[watched] ? 'shrinks' : 'stays';
}
