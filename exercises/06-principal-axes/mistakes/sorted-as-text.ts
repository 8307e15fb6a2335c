import type { Mat3, Vec3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import { principalFrame as right } from '../solution.js';
import type { Eigenpairs } from '../solution.js';
export { momentAbout, jacobiRotation, possibleBody, momentAfter, principalDirections } from '../solution.js';

/** `sort` without a comparison. */
export const declared: Declared = { score: 7.5, diagnosis: 'sorted-as-text' };

export function principalFrame(pairs: Eigenpairs): { moments: Vec3; axes: Mat3 } {
  const { axes } = right(pairs);
  return { moments: [...pairs.values].sort() as Vec3, axes };
}
