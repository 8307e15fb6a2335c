import { determinant, subtract, transpose } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Vec3 } from 'rigid-body-lab';
import type { Frame3 } from '../solution.js';
export { toFrame, fromFrame, vectorToFrame, firstWeight, whatChanges, kindOfSum, matrixDoes } from '../solution.js';

/** Cramer’s rule in one matrix, in which d overwrites one column after the other. */
export const declared: Declared = { score: 7.5, diagnosis: 'columns-not-put-back' };

export function toFrame3(point: Vec3, { origin, axes }: Frame3): Vec3 {
  const columns = transpose(axes);
  const volume = determinant(columns);
  const d = subtract(point, origin);
  const weight = (k: number): number => {
    columns.forEach((row, i) => (row[k] = d[i]));
    return determinant(columns) / volume;
  };
  return [weight(0), weight(1), weight(2)];
}
