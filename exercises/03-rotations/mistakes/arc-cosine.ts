import { multiplyQuaternions, norm, scale } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Quaternion, Vec3 } from '../solution.js';
export { turnAbout, whichSign, anglesOf, motorsFor, turnVector, compareTurned, whichProduct } from '../solution.js';

/** The angle by the arc cosine. */
export const declared: Declared = { score: 9, diagnosis: 'tiny-turn-lost' };

export function shortestTurn(from: Quaternion, to: Quaternion): Vec3 {
  const [w1, x1, y1, z1] = from;
  const [w, ...u] = multiplyQuaternions(to, [w1, -x1, -y1, -z1]);
  const sine = norm(u);
  if (sine === 0) return [0, 0, 0];
  // eslint-disable-next-line no-restricted-properties
  const half = Math.acos(Math.min(1, Math.abs(w)));
  return scale(u, (Math.sign(w) * 2 * half) / sine);
}
