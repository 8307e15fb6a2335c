import { transpose } from 'rigid-body-lab';
import type { Mat3, Vec3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import { principalAxes as right } from '../solution.js';
export { mesh, readBody, massProperties, predictedFlip, flipComes, simulatedFlip, figure } from '../solution.js';

/** The first two columns stand in each other's place. */
export const declared: Declared = { score: 8.5, diagnosis: 'two-columns-exchanged' };

export function principalAxes(inertia: Mat3): { moments: Vec3; axes: Mat3 } {
  const { moments, axes } = right(inertia);
  const [a, b, c] = transpose(axes);
  return { moments, axes: transpose([b, a, c]) };
}
