import { scale, transpose } from 'rigid-body-lab';
import type { Mat3, Vec3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import { principalFrame as right } from '../solution.js';
import type { Eigenpairs } from '../solution.js';
export { momentAbout, jacobiRotation, possibleBody, momentAfter, principalDirections } from '../solution.js';

/** The vector product the wrong way round: every frame is left-handed. */
export const declared: Declared = { score: 6.5, diagnosis: 'left-handed' };

export function principalFrame(pairs: Eigenpairs): { moments: Vec3; axes: Mat3 } {
  const { moments, axes } = right(pairs);
  const [a, b, c] = transpose(axes);
  return { moments, axes: transpose([a, scale(b, -1), c]) };
}
