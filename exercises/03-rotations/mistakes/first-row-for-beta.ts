import type { Declared } from 'rigid-body-lab/course';
import type { Mat3, Vec3 } from '../solution.js';
export { turnAbout, whichSign, motorsFor, turnVector, compareTurned, shortestTurn, whichProduct } from '../solution.js';

/** β as at gimbal lock, everywhere. */
export const declared: Declared = { score: 7.5, diagnosis: 'beta-off-the-first-row' };

export function anglesOf(R: Mat3): Vec3 {
  const theta = Math.asin(R[2][1]);
  const beta = Math.atan2(R[0][2], R[0][0]);
  const gamma = Math.abs(R[2][1]) === 1 ? 0 : Math.atan2(-R[0][1], R[1][1]);
  return [gamma, theta, beta];
}
