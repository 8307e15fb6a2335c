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

/** The largest can only shrink, the smallest only grow. */
export const declared: Declared = { score: 9.5, diagnosis: 'only-extremes-change' };

export function turnedMoment(moments: Vec3, about: number, watched: number): 'grows' | 'shrinks' | 'stays' {
  if (watched === about) return 'stays';
  const [most, least] = [Math.max(...moments), Math.min(...moments)];
  if (most === least) return 'stays';
  if (moments[watched] === most) return 'shrinks';
  return moments[watched] === least ? 'grows' : 'stays';
}
