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

/** The lower half is forgotten. */
export const declared: Declared = { score: 8.5, diagnosis: 'parallel-axis-one-half-only' };

interface Body {
  mass: number;
  com: Vec3;
  inertia: Mat3;
}

export function inertiaAboutPoint({ mass, com, inertia }: Body, point: Vec3): Mat3 {
  const d = subtract(point, com);
  const result = inertia.map((row) => [...row]);
  for (let i = 0; i < 3; i++) {
    for (let j = i; j < 3; j++)
      result[i][j] += mass * ((i === j ? d[0] ** 2 + d[1] ** 2 + d[2] ** 2 : 0) - d[i] * d[j]);
  }
  return result as Mat3;
}
