import { add, cross, scale } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Quaternion, Vec3 } from '../solution.js';
export { turnAbout, whichSign, anglesOf, motorsFor, compareTurned, shortestTurn, whichProduct } from '../solution.js';

/** The two products are not doubled. */
export const declared: Declared = { score: 8.5, diagnosis: 'half-a-formula' };

const scale4 = (q: Quaternion): Quaternion => q.map((x) => x / Math.hypot(...q)) as Quaternion;

export function turnVector(q: Quaternion, v: Vec3): Vec3 {
  const [w, ...u] = scale4(q);
  const once = cross(u, v);
  return add(v, add(scale(once, w), cross(u, once)));
}
