import { norm, normalize } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Mat3, Vec3 } from '../solution.js';
export { whichSign, anglesOf, motorsFor, turnVector, compareTurned, shortestTurn, whichProduct } from '../solution.js';

/** An axis that is of length one but for rounding is left alone. */
export const declared: Declared = { score: 9.5, diagnosis: 'nearly-one-is-one' };

export function turnAbout(axis: Vec3, angle: number): Mat3 {
  const isUnit = Math.abs(norm(axis) - 1) < 1e-6;
  const [x, y, z] = isUnit ? axis : normalize(axis);
  const s = Math.sin(angle);
  const c = Math.cos(angle);
  const t = 1 - c;
  return [
    [c + t * x * x, t * x * y - s * z, t * x * z + s * y],
    [t * y * x + s * z, c + t * y * y, t * y * z - s * x],
    [t * z * x - s * y, t * z * y + s * x, c + t * z * z],
  ];
}
