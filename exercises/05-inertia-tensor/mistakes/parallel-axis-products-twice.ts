import type { Declared } from 'rigid-body-lab/course';
import { subtract } from 'rigid-body-lab';
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

/** All pairs i, j are gone through, and both entries are written for each. */
export const declared: Declared = { score: 8.5, diagnosis: 'parallel-axis-products-twice' };

interface Body {
  mass: number;
  com: Vec3;
  inertia: Mat3;
}

export function inertiaAboutPoint({ mass, com, inertia }: Body, point: Vec3): Mat3 {
  const d = subtract(point, com);
  const result = inertia.map((row) => [...row]);
  for (const i of [0, 1, 2]) {
    for (const j of [0, 1, 2]) {
      if (i === j) continue;
      result[i][i] += mass * d[j] * d[j];
      result[i][j] -= mass * d[i] * d[j];
      result[j][i] -= mass * d[i] * d[j];
    }
  }
  return result as Mat3;
}
