import type { Declared } from 'rigid-body-lab/course';
import type { Mat3, Vec3 } from '../solution.js';
export { turnAbout, whichSign, motorsFor, turnVector, compareTurned, shortestTurn, whichProduct } from '../solution.js';

/** Negative angles are brought above zero. */
export const declared: Declared = { score: 8.5, diagnosis: 'from-0-to-a-whole-turn' };

export function anglesOf(R: Mat3): Vec3 {
  const theta = Math.asin(R[2][1]);
  if (Math.abs(R[2][1]) === 1) {
    const turn = Math.atan2(R[0][2], R[0][0]);
    return [0, theta, turn < 0 ? turn + 2 * Math.PI : turn];
  }
  const gamma = Math.atan2(-R[0][1], R[1][1]);
  const beta = Math.atan2(-R[2][0], R[2][2]);
  return [gamma, theta, beta].map((angle, k) => (k !== 1 && angle < 0 ? angle + 2 * Math.PI : angle)) as Vec3;
}
