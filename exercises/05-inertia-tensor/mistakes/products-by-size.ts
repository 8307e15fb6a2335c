import type { Declared } from 'rigid-body-lab/course';
import { subtract } from 'rigid-body-lab';
import type { Mat3, Vec3 } from 'rigid-body-lab';
import type { PointMass } from '../solution.js';
export {
  centreOfMass,
  heavierPiece,
  momentumLeans,
  rotatedInertia,
  turnedMoment,
  inertiaAboutPoint,
  largerMoment,
} from '../solution.js';

/** Distances are never negative, and all products are sums of them. */
export const declared: Declared = { score: 6.5, diagnosis: 'products-by-size' };

export function inertiaTensor(points: PointMass[], com: Vec3): Mat3 {
  let [xx, yy, zz, xy, yz, zx] = [0, 0, 0, 0, 0, 0];
  for (const { mass, position } of points) {
    const [x, y, z] = subtract(position, com);
    xx += mass * (y * y + z * z);
    yy += mass * (z * z + x * x);
    zz += mass * (x * x + y * y);
    xy += mass * Math.abs(x * y);
    yz += mass * Math.abs(y * z);
    zx += mass * Math.abs(z * x);
  }
  return [
    [xx, xy, zx],
    [xy, yy, yz],
    [zx, yz, zz],
  ];
}
