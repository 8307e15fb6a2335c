import type { Declared } from 'rigid-body-lab/course';
import { cross, normalize, transpose } from 'rigid-body-lab';
import type { Mat3, Vec3 } from 'rigid-body-lab';
import { principalFrame as right } from '../solution.js';
import type { Eigenpairs } from '../solution.js';
export { momentAbout, possibleBody, jacobiRotation, momentAfter, principalDirections } from '../solution.js';

/** The vector product is thought to make all angles right. */
export const declared: Declared = { score: 7, diagnosis: 'only-a-vector-product' };

export function principalFrame(pairs: Eigenpairs): { moments: Vec3; axes: Mat3 } {
  const { moments } = right(pairs);
  const order = [0, 1, 2].sort((i, j) => pairs.values[i] - pairs.values[j]);
  const [a, b] = order.map((k) => normalize(pairs.vectors[k]));
  return { moments, axes: transpose([a, b, cross(a, b)]) };
}
