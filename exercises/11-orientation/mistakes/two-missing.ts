import type { Mat3, Quaternion } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';

export { orthonormalized, quaternionRate, turned, repairGives, signsMake, sideOfQ, whatIsWrong } from '../solution.js';

/** The factor 2 off the diagonal. */
export const declared: Declared = { score: 8.5, diagnosis: 'two-missing' };

export function matrixOf([w, x, y, z]: Quaternion): Mat3 {
  return [
    [1 - 2 * (y * y + z * z), x * y - w * z, x * z + w * y],
    [x * y + w * z, 1 - 2 * (x * x + z * z), y * z - w * x],
    [x * z - w * y, y * z + w * x, 1 - 2 * (x * x + y * y)],
  ];
}
