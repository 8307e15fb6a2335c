import type { Declared } from 'rigid-body-lab/course';
import type { Mat3, Vec3 } from '../solution.js';
export { turnAbout, whichSign, motorsFor, turnVector, compareTurned, shortestTurn, whichProduct } from '../solution.js';

/** The arc sine for all three angles. */
export const declared: Declared = { score: 7.5, diagnosis: 'only-the-sine' };

export function anglesOf(R: Mat3): Vec3 {
  const theta = Math.asin(R[2][1]);
  if (Math.abs(R[2][1]) === 1) return [0, theta, Math.atan2(R[0][2], R[0][0])];
  const gamma = Math.asin(-R[0][1] / Math.cos(theta));
  const beta = Math.asin(-R[2][0] / Math.cos(theta));
  return [gamma, theta, beta];
}
