import type { Declared } from 'rigid-body-lab/course';
import type { Mat3, Vec3 } from '../solution.js';
export { turnAbout, whichSign, motorsFor, turnVector, compareTurned, shortestTurn, whichProduct } from '../solution.js';

/** At gimbal lock the turn is put into γ. */
export const declared: Declared = { score: 9.5, diagnosis: 'lock-into-gamma' };

export function anglesOf(R: Mat3): Vec3 {
  const theta = Math.asin(R[2][1]);
  if (Math.abs(R[2][1]) === 1) return [Math.atan2(R[1][0], R[0][0]), theta, 0];
  const gamma = Math.atan2(-R[0][1], R[1][1]);
  const beta = Math.atan2(-R[2][0], R[2][2]);
  return [gamma, theta, beta];
}
