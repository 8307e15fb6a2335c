import type { Declared } from 'rigid-body-lab/course';
import type { Mat3, Vec3 } from '../solution.js';
export { turnAbout, whichSign, motorsFor, turnVector, compareTurned, shortestTurn, whichProduct } from '../solution.js';

/** The arc cosine for γ and β. */
export const declared: Declared = { score: 7.5, diagnosis: 'only-the-cosine' };

export function anglesOf(R: Mat3): Vec3 {
  const theta = Math.asin(R[2][1]);
  if (Math.abs(R[2][1]) === 1) return [0, theta, Math.atan2(R[0][2], R[0][0])];
  // eslint-disable-next-line no-restricted-properties
  const gamma = Math.acos(R[1][1] / Math.cos(theta));
  // eslint-disable-next-line no-restricted-properties
  const beta = Math.acos(R[2][2] / Math.cos(theta));
  return [gamma, theta, beta];
}
