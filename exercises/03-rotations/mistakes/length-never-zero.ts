import { norm } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Mat3, Vec3 } from '../solution.js';
export { whichSign, anglesOf, motorsFor, turnVector, compareTurned, shortestTurn, whichProduct } from '../solution.js';

/** A bit is added to the length, so that nothing is divided by zero. */
export const declared: Declared = { score: 9.5, diagnosis: 'length-plus-a-bit' };

export function turnAbout(axis: Vec3, angle: number): Mat3 {
  const [x, y, z] = axis.map((part) => part / (norm(axis) + 1e-12));
  const s = Math.sin(angle);
  const c = Math.cos(angle);
  const t = 1 - c;
  return [
    [c + t * x * x, t * x * y - s * z, t * x * z + s * y],
    [t * y * x + s * z, c + t * y * y, t * y * z - s * x],
    [t * z * x - s * y, t * z * y + s * x, c + t * z * z],
  ];
}
