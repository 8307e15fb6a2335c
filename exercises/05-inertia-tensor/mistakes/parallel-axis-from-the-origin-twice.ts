import type { Declared } from 'rigid-body-lab/course';
import { dot } from 'rigid-body-lab';
import type { Mat3, Vec3 } from 'rigid-body-lab';
export {
  centreOfMass,
  heavierPiece,
  inertiaTensor,
  momentumLeans,
  rotatedInertia,
  turnedMoment,
  largerMoment,
} from '../solution.js';

/** From the origin to the point and to the centre of mass, each by itself. */
export const declared: Declared = { score: 8.5, diagnosis: 'parallel-axis-from-the-origin-twice' };

interface Body {
  mass: number;
  com: Vec3;
  inertia: Mat3;
}

export function inertiaAboutPoint({ mass, com, inertia }: Body, point: Vec3): Mat3 {
  const term = (r: Vec3, i: number, j: number): number => (i === j ? dot(r, r) : 0) - r[i] * r[j];
  return inertia.map((row, i) => row.map((x, j) => x + mass * (term(point, i, j) - term(com, i, j)))) as Mat3;
}
