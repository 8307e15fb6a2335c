import type { Declared } from 'rigid-body-lab/course';
import type { Vec3 } from 'rigid-body-lab';
import { toFrame } from '../solution.js';
import type { Frame3 } from '../solution.js';
export { toFrame, fromFrame, vectorToFrame, firstWeight, whatChanges, kindOfSum, matrixDoes } from '../solution.js';

/** Task 1 for x and y, and z by itself. */
export const declared: Declared = { score: 7.5, diagnosis: 'solved-in-the-plane' };

export function toFrame3(point: Vec3, { origin, axes }: Frame3): Vec3 {
  const [u1, u2, u3] = axes;
  const [a, b] = toFrame([point[0], point[1]], {
    origin: [origin[0], origin[1]],
    axes: [
      [u1[0], u1[1]],
      [u2[0], u2[1]],
    ],
  });
  return [a, b, (point[2] - origin[2]) / u3[2]];
}
