import { norm, scale } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Quaternion, Vec3 } from '../solution.js';
export { turnAbout, whichSign, anglesOf, motorsFor, turnVector, compareTurned, whichProduct } from '../solution.js';

/** The turn from the world to the second orientation. */
export const declared: Declared = { score: 7.5, diagnosis: 'start-forgotten' };

export function shortestTurn(_from: Quaternion, [w, ...u]: Quaternion): Vec3 {
  const sine = norm(u);
  return sine === 0 ? [0, 0, 0] : scale(u, (2 * Math.atan(sine / w)) / sine);
}
