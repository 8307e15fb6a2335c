import { add, scale } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Quaternion, Vec3 } from '../solution.js';
export { turnAbout, whichSign, anglesOf, motorsFor, turnVector, compareTurned, whichProduct } from '../solution.js';

/** The difference of two rotation vectors, from the second to the first. */
export const declared: Declared = { score: 7.5, diagnosis: 'subtracted-backwards' };

function vectorOf([w, x, y, z]: Quaternion): Vec3 {
  const sine = Math.hypot(x, y, z);
  return sine === 0 ? [0, 0, 0] : scale([x, y, z], (2 * Math.atan(sine / w)) / sine);
}

export function shortestTurn(from: Quaternion, to: Quaternion): Vec3 {
  return add(vectorOf(from), scale(vectorOf(to), -1));
}
