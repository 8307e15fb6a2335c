import { cross, dot, normalize, scale, subtract, transpose } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Mat3, Vec3 } from 'rigid-body-lab';
import type { Eigenpairs } from '../solution.js';
export { momentAbout, jacobiRotation, possibleBody, momentAfter, principalDirections } from '../solution.js';

/** The moments are sorted, the axes stay where they are. */
export const declared: Declared = { score: 6.5, diagnosis: 'axes-left-behind' };

export function principalFrame({ values, vectors }: Eigenpairs): { moments: Vec3; axes: Mat3 } {
  const first = normalize(vectors[0]);
  const second = normalize(subtract(vectors[1], scale(first, dot(vectors[1], first))));
  return {
    moments: [...values].sort((a, b) => a - b) as Vec3,
    axes: transpose([first, second, cross(first, second)]),
  };
}
