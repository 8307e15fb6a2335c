import { determinant, normalize, scale, transpose } from 'rigid-body-lab';
import type { Mat3, Vec3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import { principalFrame as right } from '../solution.js';
import type { Eigenpairs } from '../solution.js';
export { momentAbout, jacobiRotation, possibleBody, momentAfter, principalDirections } from '../solution.js';

/** Right for different moments, nothing is done about equal ones. */
export const declared: Declared = { score: 7, diagnosis: 'equal-moments-left-skew' };

export function principalFrame(pairs: Eigenpairs): { moments: Vec3; axes: Mat3 } {
  const { moments } = right(pairs);
  const order = [0, 1, 2].sort((i, j) => pairs.values[i] - pairs.values[j]);
  const [a, b, c] = order.map((k) => normalize(pairs.vectors[k]));
  return { moments, axes: transpose(determinant([a, b, c]) < 0 ? [a, b, scale(c, -1)] : [a, b, c]) };
}
