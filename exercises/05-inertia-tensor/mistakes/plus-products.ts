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

/** The sign of the printed programs (erratum L2). */
export const declared: Declared = { score: 7.5, diagnosis: 'plus-products' };

export function inertiaTensor(points: PointMass[], com: Vec3): Mat3 {
  let [xx, yy, zz, xy, xz, yz] = [0, 0, 0, 0, 0, 0];
  for (const { mass, position } of points) {
    const [x, y, z] = position.map((p, i) => p - com[i]);
    xx += mass * (y * y + z * z);
    yy += mass * (x * x + z * z);
    zz += mass * (x * x + y * y);
    xy += mass * x * y;
    xz += mass * x * z;
    yz += mass * y * z;
  }
  return [
    [xx, xy, xz],
    [xy, yy, yz],
    [xz, yz, zz],
  ];
}
