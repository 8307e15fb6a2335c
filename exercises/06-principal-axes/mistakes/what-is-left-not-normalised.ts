import { cross, dot, normalize, scale, subtract, transpose } from 'rigid-body-lab';
import type { Mat3, Vec3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import { principalFrame as right } from '../solution.js';
import type { Eigenpairs } from '../solution.js';
export { momentAbout, jacobiRotation, possibleBody, momentAfter, principalDirections } from '../solution.js';

/** What is left after the part along the other is not brought to unit length. */
export const declared: Declared = { score: 7.5, diagnosis: 'what-is-left-not-normalised' };

export function principalFrame(pairs: Eigenpairs): { moments: Vec3; axes: Mat3 } {
  const { moments } = right(pairs);
  const order = [0, 1, 2].sort((i, j) => pairs.values[i] - pairs.values[j]);
  const [a, b, c] = order.map((k) => normalize(pairs.vectors[k]));
  const isUpper = moments[2] - moments[1] < moments[1] - moments[0];
  const alone = isUpper ? a : c;
  const second = subtract(b, scale(alone, dot(b, alone)));
  return { moments, axes: transpose(isUpper ? [a, second, cross(a, second)] : [cross(second, c), second, c]) };
}
