import type { Declared } from 'rigid-body-lab/course';
export {
  centreOfMass,
  heavierPiece,
  inertiaTensor,
  momentumLeans,
  rotatedInertia,
  turnedMoment,
  inertiaAboutPoint,
} from '../solution.js';

/** The body is the same, so its moment is. */
export const declared: Declared = { score: 9.5, diagnosis: 'one-moment-for-all-points' };

export function largerMoment(): 'a' | 'b' | 'same' {
  return 'same';
}
