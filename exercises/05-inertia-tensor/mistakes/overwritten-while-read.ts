import type { Declared } from 'rigid-body-lab/course';
import { multiply, transpose } from 'rigid-body-lab';
import type { Mat3 } from 'rigid-body-lab';
export {
  centreOfMass,
  inertiaTensor,
  inertiaAboutPoint,
  heavierPiece,
  momentumLeans,
  turnedMoment,
  largerMoment,
} from '../solution.js';

/** The product goes into the matrix that it is made from. */
export const declared: Declared = { score: 8.5, diagnosis: 'overwritten-while-read' };

export function rotatedInertia(inertia: Mat3, rotation: Mat3): Mat3 {
  const m = inertia.map((row) => [...row]) as Mat3;
  for (let i = 0; i < 3; i++) {
    for (let j = 0; j < 3; j++) m[i][j] = rotation[i].reduce((sum, x, k) => sum + x * m[k][j], 0);
  }
  return multiply(m, transpose(rotation));
}
