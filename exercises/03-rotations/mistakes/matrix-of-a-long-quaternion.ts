import { dot } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Quaternion, Vec3 } from '../solution.js';
export { turnAbout, whichSign, anglesOf, motorsFor, compareTurned, shortestTurn, whichProduct } from '../solution.js';

/** The matrix of a unit quaternion, made of one that is not. */
export const declared: Declared = { score: 8.5, diagnosis: 'formula-for-unit-length' };

export function turnVector(q: Quaternion, v: Vec3): Vec3 {
  const [w, x, y, z] = q;
  return [
    dot([1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)], v),
    dot([2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)], v),
    dot([2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)], v),
  ];
}
