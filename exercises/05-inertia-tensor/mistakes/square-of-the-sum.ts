import type { Declared } from 'rigid-body-lab/course';
import type { Mat3, Vec3 } from 'rigid-body-lab';
import type { PointMass } from '../solution.js';
export {
  centreOfMass,
  rotatedInertia,
  inertiaAboutPoint,
  heavierPiece,
  momentumLeans,
  turnedMoment,
  largerMoment,
} from '../solution.js';

/** (y + z)² for y² + z². */
export const declared: Declared = { score: 6.5, diagnosis: 'square-of-the-sum' };

export function inertiaTensor(points: PointMass[], com: Vec3): Mat3 {
  const I = [0, 1, 2].map(() => [0, 0, 0]) as Mat3;
  for (const { mass, position } of points) {
    const [x, y, z] = [0, 1, 2].map((k) => position[k] - com[k]);
    const moments = [(y + z) ** 2, (z + x) ** 2, (x + y) ** 2];
    const products = [y * z, z * x, x * y];
    for (let i = 0; i < 3; i++) {
      for (let j = 0; j < 3; j++) I[i][j] += mass * (i === j ? moments[i] : -products[3 - i - j]);
    }
  }
  return I;
}
