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

/** Distances are never negative. */
export const declared: Declared = { score: 9.5, diagnosis: 'parallel-axis-products-by-size' };

interface Body {
  mass: number;
  com: Vec3;
  inertia: Mat3;
}

export function inertiaAboutPoint({ mass, com, inertia }: Body, point: Vec3): Mat3 {
  const [x, y, z] = subtract(point, com).map(Math.abs);
  const [a, b, c] = inertia;
  return [
    [a[0] + mass * (y * y + z * z), a[1] - mass * x * y, a[2] - mass * x * z],
    [b[0] - mass * x * y, b[1] + mass * (z * z + x * x), b[2] - mass * y * z],
    [c[0] - mass * x * z, c[1] - mass * y * z, c[2] + mass * (x * x + y * y)],
  ];
}
