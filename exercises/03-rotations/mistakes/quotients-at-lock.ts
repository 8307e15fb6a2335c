import type { Declared } from 'rigid-body-lab/course';
import type { Mat3, Vec3 } from '../solution.js';
export { turnAbout, whichSign, motorsFor, turnVector, compareTurned, shortestTurn, whichProduct } from '../solution.js';

/** Quotients, with the quadrants mended, and none at gimbal lock. */
export const declared: Declared = { score: 9, diagnosis: 'divides-by-zero' };

export function anglesOf(R: Mat3): Vec3 {
  const theta = Math.asin(R[2][1]);
  const c = Math.cos(Math.abs(R[2][1]) === 1 ? NaN : theta);
  const gamma = Math.atan2(-R[0][1] / c, R[1][1] / c);
  const beta = Math.atan2(-R[2][0] / c, R[2][2] / c);
  return [gamma, theta, beta];
}
