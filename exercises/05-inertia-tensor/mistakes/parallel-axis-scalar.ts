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

/** The rule for one axis, on all three. */
export const declared: Declared = { score: 8.5, diagnosis: 'parallel-axis-scalar' };

export function inertiaAboutPoint(body: { mass: number; com: Vec3; inertia: Mat3 }, point: Vec3): Mat3 {
  const d = subtract(point, body.com);
  return body.inertia.map((row, i) => row.map((entry, j) => (i === j ? entry + body.mass * dot(d, d) : entry))) as Mat3;
}
