import type { Declared } from 'rigid-body-lab/course';
import type { Quaternion, Vec3 } from 'rigid-body-lab';
import { quaternionRate as right } from '../solution.js';
export { orthonormalized, matrixOf, turned, repairGives, signsMake, sideOfQ, whatIsWrong } from '../solution.js';

/** (0, ω) q: no half, and the wrong side. By conjugation it is 2 (½ q* (0, -ω))*. */
export const declared: Declared = { score: 8.5, diagnosis: 'half-and-order' };

export function quaternionRate([w, x, y, z]: Quaternion, [a, b, c]: Vec3): Quaternion {
  const [p, q, r, s] = right([w, -x, -y, -z], [-2 * a, -2 * b, -2 * c]);
  return [p, -q, -r, -s];
}
