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

/** The bracket after the mass is forgotten. */
export const declared: Declared = { score: 8.5, diagnosis: 'mass-on-one-term-only' };

export function inertiaAboutPoint(body: { mass: number; com: Vec3; inertia: Mat3 }, point: Vec3): Mat3 {
  const d = subtract(point, body.com);
  const entry = (i: number, j: number): number =>
    body.inertia[i][j] + body.mass * (i === j ? dot(d, d) : 0) - d[i] * d[j];
  return [0, 1, 2].map((i) => [0, 1, 2].map((j) => entry(i, j))) as Mat3;
}
