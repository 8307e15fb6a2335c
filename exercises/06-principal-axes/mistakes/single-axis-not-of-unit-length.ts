import { cross, dot, normalize, scale, subtract, transpose } from 'rigid-body-lab';
import type { Mat3, Vec3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import { principalFrame as right } from '../solution.js';
import type { Eigenpairs } from '../solution.js';
export { momentAbout, jacobiRotation, possibleBody, momentAfter, principalDirections } from '../solution.js';

/** The axis that stands alone keeps its length. */
export const declared: Declared = { score: 6.5, diagnosis: 'single-axis-not-of-unit-length' };

export function principalFrame(pairs: Eigenpairs): { moments: Vec3; axes: Mat3 } {
  const { moments } = right(pairs);
  const order = [0, 1, 2].sort((i, j) => pairs.values[i] - pairs.values[j]);
  const [a, b, c] = order.map((k) => normalize(pairs.vectors[k]));
  const isUpper = moments[2] - moments[1] < moments[1] - moments[0];
  const alone = isUpper ? a : c;
  const second = normalize(subtract(b, scale(alone, dot(b, alone))));
  const third = cross(alone, second);
  const long = pairs.vectors[order[isUpper ? 0 : 2]];
  return { moments, axes: transpose(isUpper ? [long, second, third] : [scale(third, -1), second, long]) };
}
