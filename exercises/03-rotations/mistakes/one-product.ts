import { multiplyQuaternions, scale } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Quaternion, Vec3 } from '../solution.js';
export { turnAbout, whichSign, anglesOf, motorsFor, compareTurned, shortestTurn, whichProduct } from '../solution.js';

/** The vector part of q v. */
export const declared: Declared = { score: 8.5, diagnosis: 'one-side-only' };

export function turnVector(q: Quaternion, v: Vec3): Vec3 {
  const [, a, b, c] = multiplyQuaternions(q, [0, ...v]);
  return scale([a, b, c], 1 / Math.hypot(...q));
}
