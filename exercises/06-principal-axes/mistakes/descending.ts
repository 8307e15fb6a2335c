import type { Declared } from 'rigid-body-lab/course';
import type { Mat3, Vec3 } from 'rigid-body-lab';
import { principalFrame as right } from '../solution.js';
import type { Eigenpairs } from '../solution.js';
export { momentAbout, jacobiRotation, possibleBody, momentAfter, principalDirections } from '../solution.js';

/** Largest moment first; the frame is turned along, and stays right-handed. */
export const declared: Declared = { score: 6, diagnosis: 'descending' };

export function principalFrame(pairs: Eigenpairs): { moments: Vec3; axes: Mat3 } {
  const { moments, axes } = right(pairs);
  return {
    moments: [moments[2], moments[1], moments[0]],
    axes: axes.map(([a, b, c]): Vec3 => [c, b, -a]) as Mat3,
  };
}
