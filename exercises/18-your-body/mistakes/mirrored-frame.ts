import type { Mat3, Vec3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import { principalAxes as right } from '../solution.js';
export { mesh, readBody, massProperties, predictedFlip, flipComes, simulatedFlip, figure } from '../solution.js';

/** The third axis is turned round. */
export const declared: Declared = { score: 8.5, diagnosis: 'own-frame-mirrored, left-handed' };

export function principalAxes(inertia: Mat3): { moments: Vec3; axes: Mat3 } {
  const { moments, axes } = right(inertia);
  return { moments, axes: axes.map(([a, b, c]): Vec3 => [a, b, -c]) as Mat3 };
}
