import type { Mat3, Quaternion } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';

export { orthonormalized, quaternionRate, turned, repairGives, signsMake, sideOfQ, whatIsWrong } from '../solution.js';

/** The factor 2 on the diagonal. */
export const declared: Declared = { score: 8.5, diagnosis: 'two-missing-on-the-diagonal' };

export function matrixOf([w, x, y, z]: Quaternion): Mat3 {
  return [
    [1 - (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)],
    [2 * (x * y + w * z), 1 - (x * x + z * z), 2 * (y * z - w * x)],
    [2 * (x * z - w * y), 2 * (y * z + w * x), 1 - (x * x + y * y)],
  ];
}
