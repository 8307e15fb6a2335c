import type { Declared } from 'rigid-body-lab/course';
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

/** A tensor in body axes is taken for a diagonal one. */
export const declared: Declared = { score: 8.5, diagnosis: 'only-the-diagonal-turned' };

export function rotatedInertia(inertia: Mat3, rotation: Mat3): Mat3 {
  const entry = (i: number, j: number): number =>
    [0, 1, 2].reduce((sum, k) => sum + rotation[i][k] * inertia[k][k] * rotation[j][k], 0);
  return [0, 1, 2].map((i) => [0, 1, 2].map((j) => entry(i, j))) as Mat3;
}
