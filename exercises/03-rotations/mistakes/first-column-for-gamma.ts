import type { Declared } from 'rigid-body-lab/course';
import type { Mat3, Vec3 } from '../solution.js';
export { turnAbout, whichSign, motorsFor, turnVector, compareTurned, shortestTurn, whichProduct } from '../solution.js';

/** γ is where the x axis of the body points, seen from above. */
export const declared: Declared = { score: 7.5, diagnosis: 'gamma-off-the-first-column' };

export function anglesOf(R: Mat3): Vec3 {
  const theta = Math.asin(R[2][1]);
  if (Math.abs(R[2][1]) === 1) return [0, theta, Math.atan2(R[0][2], R[0][0])];
  const gamma = Math.atan2(R[1][0], R[0][0]);
  const beta = Math.atan2(-R[2][0], R[2][2]);
  return [gamma, theta, beta];
}
