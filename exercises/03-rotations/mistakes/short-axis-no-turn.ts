import { norm } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Mat3, Vec3 } from '../solution.js';
export { whichSign, anglesOf, motorsFor, turnVector, compareTurned, shortestTurn, whichProduct } from '../solution.js';

/** Against a division by zero: an axis shorter than a ten thousandth turns nothing. */
export const declared: Declared = { score: 9.5, diagnosis: 'short-is-no-axis' };

export function turnAbout(axis: Vec3, angle: number): Mat3 {
  const length = norm(axis);
  if (length < 1e-4) {
    return [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ];
  }
  const [x, y, z] = axis.map((part) => part / length);
  const s = Math.sin(angle);
  const c = Math.cos(angle);
  const t = 1 - c;
  return [
    [c + t * x * x, t * x * y - s * z, t * x * z + s * y],
    [t * y * x + s * z, c + t * y * y, t * y * z - s * x],
    [t * z * x - s * y, t * z * y + s * x, c + t * z * z],
  ];
}
