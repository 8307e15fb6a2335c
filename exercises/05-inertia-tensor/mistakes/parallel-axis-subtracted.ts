import type { Declared } from 'rigid-body-lab/course';
import { dot, subtract } from 'rigid-body-lab';
import type { Mat3, Vec3 } from 'rigid-body-lab';
export {
  centreOfMass,
  inertiaTensor,
  rotatedInertia,
  heavierPiece,
  momentumLeans,
  turnedMoment,
  largerMoment,
} from '../solution.js';

/** The step towards the centre of mass, where the step away is wanted. */
export const declared: Declared = { score: 8.5, diagnosis: 'parallel-axis-subtracted' };

export function inertiaAboutPoint(body: { mass: number; com: Vec3; inertia: Mat3 }, point: Vec3): Mat3 {
  const d = subtract(point, body.com);
  return body.inertia.map((row, i) =>
    row.map((entry, j) => entry - body.mass * ((i === j ? dot(d, d) : 0) - d[i] * d[j])),
  ) as Mat3;
}
