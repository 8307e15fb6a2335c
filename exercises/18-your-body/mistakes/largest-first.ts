import { transpose } from 'rigid-body-lab';
import type { Mat3, Vec3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import { principalAxes as right } from '../solution.js';
export { mesh, readBody, massProperties, predictedFlip, flipComes, simulatedFlip, figure } from '../solution.js';

/** The largest moment is first. */
export const declared: Declared = { score: 8.5, diagnosis: 'descending' };

export function principalAxes(inertia: Mat3): { moments: Vec3; axes: Mat3 } {
  const { moments, axes } = right(inertia);
  const [a, b, c] = transpose(axes);
  return { moments: [moments[2], moments[1], moments[0]], axes: transpose([c, b, [-a[0], -a[1], -a[2]]]) };
}
