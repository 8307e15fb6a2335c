import { cross, dot, normalize, scale, subtract, transpose } from 'rigid-body-lab';
import type { Mat3, Vec3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import { principalFrame as right } from '../solution.js';
import type { Eigenpairs } from '../solution.js';
export { momentAbout, jacobiRotation, possibleBody, momentAfter, principalDirections } from '../solution.js';

/** The part along a vector that has not got unit length yet. */
export const declared: Declared = { score: 7.5, diagnosis: 'part-along-a-long-vector' };

export function principalFrame(pairs: Eigenpairs): { moments: Vec3; axes: Mat3 } {
  const { moments } = right(pairs);
  const order = [0, 1, 2].sort((i, j) => pairs.values[i] - pairs.values[j]);
  const [u, v, w] = order.map((k) => pairs.vectors[k]);
  const isUpper = moments[2] - moments[1] < moments[1] - moments[0];
  const [first, other] = isUpper ? [u, v] : [w, v];
  const alone = normalize(first);
  const second = normalize(subtract(other, scale(first, dot(other, first))));
  return {
    moments,
    axes: transpose(isUpper ? [alone, second, cross(alone, second)] : [cross(second, alone), second, alone]),
  };
}
