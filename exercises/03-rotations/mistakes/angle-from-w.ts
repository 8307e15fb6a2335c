import { add, cross, dot, norm, scale } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Quaternion, Vec3 } from '../solution.js';
export { turnAbout, whichSign, anglesOf, motorsFor, compareTurned, shortestTurn, whichProduct } from '../solution.js';

/** w is taken for the cosine of the whole angle. */
export const declared: Declared = { score: 8.5, diagnosis: 'quaternion-holds-angle' };

export function turnVector(q: Quaternion, v: Vec3): Vec3 {
  const [w, ...u] = q;
  const length = norm(u);
  if (length === 0) return [...v];
  const n = scale(u, 1 / length);
  const angle = Math.atan2(length, w);
  const turned = add(scale(v, Math.cos(angle)), scale(cross(n, v), Math.sin(angle)));
  return add(turned, scale(n, dot(n, v) * (1 - Math.cos(angle))));
}
