import type { Declared } from 'rigid-body-lab/course';
import type { Mat3, Vec3 } from '../solution.js';
export { turnAbout, whichSign, motorsFor, turnVector, compareTurned, shortestTurn, whichProduct } from '../solution.js';

/** What holds at gimbal lock is used everywhere. */
export const declared: Declared = { score: 7.5, diagnosis: 'gamma-always-0' };

export function anglesOf(R: Mat3): Vec3 {
  return [0, Math.asin(R[2][1]), Math.atan2(R[0][2], R[0][0])];
}
