import { norm, scale } from 'rigid-body-lab';
import type { Mat3, Vec3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
export { jacobiRotation, principalFrame, possibleBody, momentAfter, principalDirections } from '../solution.js';

/** Written out, with each product once. */
export const declared: Declared = { score: 8.5, diagnosis: 'products-once' };

export function momentAbout(inertia: Mat3, u: Vec3): number {
  const [x, y, z] = scale(u, 1 / norm(u));
  const [[xx, xy, xz], [, yy, yz], [, , zz]] = inertia;
  return xx * x * x + yy * y * y + zz * z * z + xy * x * y + xz * x * z + yz * y * z;
}
