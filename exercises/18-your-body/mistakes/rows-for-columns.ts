import { transpose } from 'rigid-body-lab';
import type { Mat3, Vec3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import { principalAxes as right } from '../solution.js';
export { mesh, readBody, massProperties, predictedFlip, flipComes, simulatedFlip, figure } from '../solution.js';

/** The axes stand in the rows. */
export const declared: Declared = { score: 8.5, diagnosis: 'axes-as-rows' };

export function principalAxes(inertia: Mat3): { moments: Vec3; axes: Mat3 } {
  const { moments, axes } = right(inertia);
  return { moments, axes: transpose(axes) };
}
