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

/** The right numbers, written into the body that was handed in. */
export const declared: Declared = { score: 9.5, diagnosis: 'changes-its-argument' };

export function inertiaAboutPoint(body: { mass: number; com: Vec3; inertia: Mat3 }, point: Vec3): Mat3 {
  const about = right(body, point);
  about.forEach((row, i) => {
    body.inertia[i] = row;
  });
  return body.inertia;
}
