import type { Declared } from 'rigid-body-lab/course';
import type { Mat3, Vec3 } from '../solution.js';
export { turnAbout, whichSign, motorsFor, turnVector, compareTurned, shortestTurn, whichProduct } from '../solution.js';

/** The angles of the product in reverse order. */
export const declared: Declared = { score: 7.5, diagnosis: 'reading-order' };

export function anglesOf(R: Mat3): Vec3 {
  const theta = Math.asin(-R[1][2]);

  const gamma = Math.atan2(R[1][0], R[1][1]);
  const beta = Math.atan2(R[0][2], R[2][2]);
  return [gamma, theta, beta];
}
