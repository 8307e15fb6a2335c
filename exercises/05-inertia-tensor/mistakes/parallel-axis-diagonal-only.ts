import type { Declared } from 'rigid-body-lab/course';
import type { Mat3, Vec3 } from 'rigid-body-lab';
import { inertiaAboutPoint as right } from '../solution.js';
export {
  centreOfMass,
  inertiaTensor,
  rotatedInertia,
  heavierPiece,
  momentumLeans,
  turnedMoment,
  largerMoment,
} from '../solution.js';

/** The rule of the notebook, M times the squared distance of the axis, and the products as they were. */
export const declared: Declared = { score: 8.5, diagnosis: 'parallel-axis-diagonal-only' };

export function inertiaAboutPoint(body: { mass: number; com: Vec3; inertia: Mat3 }, point: Vec3): Mat3 {
  const about = right(body, point);
  return body.inertia.map((row, i) => row.map((x, j) => (i === j ? about[i][i] : x))) as Mat3;
}
