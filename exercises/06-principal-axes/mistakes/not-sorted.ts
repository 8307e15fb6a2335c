import { cross, dot, normalize, scale, subtract, transpose } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Mat3, Vec3 } from 'rigid-body-lab';
import type { Eigenpairs } from '../solution.js';
export { momentAbout, jacobiRotation, possibleBody, momentAfter, principalDirections } from '../solution.js';

/** In the order of the input. */
export const declared: Declared = { score: 6, diagnosis: 'not-sorted' };

export function principalFrame({ values, vectors }: Eigenpairs): { moments: Vec3; axes: Mat3 } {
  const first = normalize(vectors[0]);
  const second = normalize(subtract(vectors[1], scale(first, dot(vectors[1], first))));
  return { moments: values, axes: transpose([first, second, cross(first, second)]) };
}
