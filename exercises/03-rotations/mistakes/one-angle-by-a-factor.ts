import type { Declared } from 'rigid-body-lab/course';
import type { Mat3, Vec3 } from '../solution.js';
export { turnAbout, whichSign, motorsFor, turnVector, compareTurned, shortestTurn, whichProduct } from '../solution.js';

/** θ in degrees. */
export const declared: Declared = { score: 8.5, diagnosis: 'one-angle-by-a-factor' };

export function anglesOf(R: Mat3): Vec3 {
  const theta = Math.asin(R[2][1]) * (180 / Math.PI);
  if (Math.abs(R[2][1]) === 1) return [0, theta, Math.atan2(R[0][2], R[0][0])];
  return [Math.atan2(-R[0][1], R[1][1]), theta, Math.atan2(-R[2][0], R[2][2])];
}
