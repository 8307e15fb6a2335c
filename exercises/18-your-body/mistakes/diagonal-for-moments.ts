import { identity } from 'rigid-body-lab';
import type { Mat3, Vec3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
export { mesh, readBody, massProperties, predictedFlip, flipComes, simulatedFlip, figure } from '../solution.js';

/** The diagonal is taken for the moments. */
export const declared: Declared = { score: 8.5, diagnosis: 'diagonal-taken' };

export function principalAxes(inertia: Mat3): { moments: Vec3; axes: Mat3 } {
  const moments = [0, 1, 2].map((k) => inertia[k][k]).sort((a, b) => a - b) as Vec3;
  return { moments, axes: identity() };
}
