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

/** The rule is used from a to b: something is always added. */
export const declared: Declared = { score: 9.5, diagnosis: 'parallel-axis-from-any-point' };

export function largerMoment(): 'a' | 'b' | 'same' {
  return 'b';
}
