import { normalize } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Mat3, Vec3 } from '../solution.js';
export { whichSign, anglesOf, motorsFor, turnVector, compareTurned, shortestTurn, whichProduct } from '../solution.js';

/** Both sines of the third row have the other sign. */
export const declared: Declared = { score: 8.5, diagnosis: 'sines-of-row-three' };

export function turnAbout(axis: Vec3, angle: number): Mat3 {
  const [x, y, z] = normalize(axis);
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const row1: Vec3 = [c + x * x * (1 - c), x * y * (1 - c) - z * s, x * z * (1 - c) + y * s];
  const row2: Vec3 = [x * y * (1 - c) + z * s, c + y * y * (1 - c), y * z * (1 - c) - x * s];
  const row3: Vec3 = [x * z * (1 - c) + y * s, y * z * (1 - c) - x * s, c + z * z * (1 - c)];
  return [row1, row2, row3];
}
