import type { Declared } from 'rigid-body-lab/course';
import type { Mat3 } from 'rigid-body-lab';
import { rotatedInertia as right } from '../solution.js';
export {
  centreOfMass,
  heavierPiece,
  inertiaTensor,
  momentumLeans,
  turnedMoment,
  inertiaAboutPoint,
  largerMoment,
} from '../solution.js';

/** A diagonal tensor is thought to need no products in any axes. */
export const declared: Declared = { score: 9.5, diagnosis: 'diagonal-stays-diagonal' };

export function rotatedInertia(inertia: Mat3, rotation: Mat3): Mat3 {
  const isDiagonal = inertia[0][1] === 0 && inertia[0][2] === 0 && inertia[1][2] === 0;
  return right(inertia, rotation).map((row, i) => row.map((x, j) => (isDiagonal && i !== j ? 0 : x))) as Mat3;
}
