import type { Declared } from 'rigid-body-lab/course';
import { apply } from 'rigid-body-lab';
import type { Mat3 } from 'rigid-body-lab';
export {
  centreOfMass,
  heavierPiece,
  inertiaTensor,
  momentumLeans,
  turnedMoment,
  inertiaAboutPoint,
  largerMoment,
} from '../solution.js';

/** Three moments are taken for a vector. */
export const declared: Declared = { score: 8.5, diagnosis: 'moments-turned-as-a-vector' };

export function rotatedInertia(inertia: Mat3, rotation: Mat3): Mat3 {
  const moments = apply(rotation, [inertia[0][0], inertia[1][1], inertia[2][2]]);
  return inertia.map((row, i) => row.map((x, j) => (i === j ? moments[i] : x))) as Mat3;
}
