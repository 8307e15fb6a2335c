import { determinant, scale, transpose } from 'rigid-body-lab';
import type { Mat3, Vec3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import { principalFrame as right } from '../solution.js';
import type { Eigenpairs } from '../solution.js';
export { momentAbout, jacobiRotation, possibleBody, momentAfter, principalDirections } from '../solution.js';

/** A left-handed set is mended by exchanging two axes. */
export const declared: Declared = { score: 8, diagnosis: 'two-axes-exchanged' };

export function principalFrame(pairs: Eigenpairs): { moments: Vec3; axes: Mat3 } {
  const { moments, axes } = right(pairs);
  const [a, b, c] = transpose(axes);
  const sorted = [0, 1, 2].sort((i, j) => pairs.values[i] - pairs.values[j]).map((k) => pairs.vectors[k]);
  const isLeft = determinant(sorted as Mat3) < 0;
  return { moments, axes: isLeft ? transpose([a, scale(c, -1), b]) : axes };
}
