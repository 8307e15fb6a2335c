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

/** The brackets are forgotten. */
export const declared: Declared = { score: 6.5, diagnosis: 'mass-with-one-square-only' };

export function inertiaTensor(points: PointMass[], com: Vec3): Mat3 {
  let [xx, yy, zz, xy, yz, zx] = [0, 0, 0, 0, 0, 0];
  for (const { mass, position } of points) {
    const [x, y, z] = subtract(position, com);
    xx += mass * y * y + z * z;
    yy += mass * z * z + x * x;
    zz += mass * x * x + y * y;
    xy -= mass * x * y;
    yz -= mass * y * z;
    zx -= mass * z * x;
  }
  return [
    [xx, xy, zx],
    [xy, yy, yz],
    [zx, yz, zz],
  ];
}
