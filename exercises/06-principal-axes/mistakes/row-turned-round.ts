import { determinant, scale } from 'rigid-body-lab';
import type { Mat3, Vec3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import { principalFrame as right } from '../solution.js';
import type { Eigenpairs } from '../solution.js';
export { momentAbout, jacobiRotation, possibleBody, momentAfter, principalDirections } from '../solution.js';

/** A row is turned round instead of a column. */
export const declared: Declared = { score: 7.5, diagnosis: 'row-turned-round' };

export function principalFrame(pairs: Eigenpairs): { moments: Vec3; axes: Mat3 } {
  const { moments, axes } = right(pairs);
  const sorted = [0, 1, 2].sort((i, j) => pairs.values[i] - pairs.values[j]).map((k) => pairs.vectors[k]);
  if (determinant(sorted as Mat3) >= 0) return { moments, axes };
  const [x, y, z] = axes.map(([a, b, c]): Vec3 => [a, b, -c]);
  return { moments, axes: [x, y, scale(z, -1)] };
}
