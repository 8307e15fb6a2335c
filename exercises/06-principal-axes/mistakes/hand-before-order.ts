import { scale, transpose } from 'rigid-body-lab';
import type { Mat3, Vec3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import { principalFrame as right } from '../solution.js';
import type { Eigenpairs } from '../solution.js';
export { momentAbout, jacobiRotation, possibleBody, momentAfter, principalDirections } from '../solution.js';

/** Right-handed first, and sorted afterwards. */
export const declared: Declared = { score: 8.5, diagnosis: 'hand-before-order' };

export function principalFrame(pairs: Eigenpairs): { moments: Vec3; axes: Mat3 } {
  const { moments, axes } = right(pairs);
  const [a, b, c] = transpose(axes);
  const [p, q, r] = pairs.values;
  const exchanges = [p > q, p > r, q > r].filter((isExchanged) => isExchanged).length;
  return { moments, axes: transpose([a, exchanges % 2 === 1 ? scale(b, -1) : b, c]) };
}
