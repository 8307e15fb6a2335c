import type { Declared } from 'rigid-body-lab/course';
import { subtract } from 'rigid-body-lab';
import type { Mat3, Vec3 } from 'rigid-body-lab';
export {
  centreOfMass,
  inertiaTensor,
  rotatedInertia,
  heavierPiece,
  momentumLeans,
  turnedMoment,
  largerMoment,
} from '../solution.js';

/** The added term with the sign of the printed programs. */
export const declared: Declared = { score: 8.5, diagnosis: 'parallel-axis-plus-products' };

export function inertiaAboutPoint(
  { mass, com, inertia }: { mass: number; com: Vec3; inertia: Mat3 },
  point: Vec3,
): Mat3 {
  const [x, y, z] = subtract(point, com);
  const [[xx, xy, xz], [, yy, yz], [, , zz]] = inertia;
  const products: Vec3 = [xy + mass * x * y, xz + mass * x * z, yz + mass * y * z];
  return [
    [xx + mass * (y * y + z * z), products[0], products[1]],
    [products[0], yy + mass * (z * z + x * x), products[2]],
    [products[1], products[2], zz + mass * (x * x + y * y)],
  ];
}
