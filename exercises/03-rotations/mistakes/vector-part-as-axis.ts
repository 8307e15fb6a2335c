import { add, cross, dot, scale } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Quaternion, Vec3 } from '../solution.js';
export { turnAbout, whichSign, anglesOf, motorsFor, compareTurned, shortestTurn, whichProduct } from '../solution.js';

/** The formula of an axis and an angle, with the vector part for the axis. */
export const declared: Declared = { score: 8.5, diagnosis: 'axis-not-unit' };

export function turnVector(q: Quaternion, v: Vec3): Vec3 {
  const length = Math.hypot(...q);
  const [w, x, y, z] = q.map((part) => part / length);
  const angle = 2 * Math.atan2(Math.hypot(x, y, z), w);
  const u: Vec3 = [x, y, z];
  const along = scale(u, dot(u, v) * (1 - Math.cos(angle)));
  return add(add(scale(v, Math.cos(angle)), scale(cross(u, v), Math.sin(angle))), along);
}
