import type { Declared } from 'rigid-body-lab/course';
import type { Mat3 } from 'rigid-body-lab';
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

/** Positions are taken as they stand, so the tensor is about the world origin. */
export const declared: Declared = { score: 6.5, diagnosis: 'about-world-origin' };

export function inertiaTensor(points: PointMass[]): Mat3 {
  let [xx, yy, zz, xy, xz, yz] = [0, 0, 0, 0, 0, 0];
  for (const { mass, position } of points) {
    const [x, y, z] = position;
    xx += mass * (y * y + z * z);
    yy += mass * (x * x + z * z);
    zz += mass * (x * x + y * y);
    xy -= mass * x * y;
    xz -= mass * x * z;
    yz -= mass * y * z;
  }
  return [
    [xx, xy, xz],
    [xy, yy, yz],
    [xz, yz, zz],
  ];
}
