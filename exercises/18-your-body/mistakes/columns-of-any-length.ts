import { scale, transpose } from 'rigid-body-lab';
import type { Mat3, Vec3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import { principalAxes as right } from '../solution.js';
export { mesh, readBody, massProperties, predictedFlip, flipComes, simulatedFlip, figure } from '../solution.js';

/** The columns have 1 as their largest part. */
export const declared: Declared = { score: 8.5, diagnosis: 'columns-no-rotation' };

export function principalAxes(inertia: Mat3): { moments: Vec3; axes: Mat3 } {
  const { moments, axes } = right(inertia);
  const columns = transpose(axes).map((e) => scale(e, 1 / Math.max(...e.map(Math.abs))));
  return { moments, axes: transpose([columns[0], columns[1], columns[2]]) };
}
