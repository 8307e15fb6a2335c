import type { Declared } from 'rigid-body-lab/course';
import type { Vec3 } from 'rigid-body-lab';
import type { Frame3 } from '../solution.js';
export { toFrame, fromFrame, vectorToFrame, firstWeight, whatChanges, kindOfSum, matrixDoes } from '../solution.js';

/** Elimination in space without an exchange of rows. */
export const declared: Declared = { score: 9, diagnosis: 'divides-by-zero' };

export function toFrame3(point: Vec3, { origin, axes }: Frame3): Vec3 {
  const rows = [0, 1, 2].map((i) => [axes[0][i], axes[1][i], axes[2][i], point[i] - origin[i]]);
  for (let k = 0; k < 3; k++) {
    const pivot = rows[k].map((x) => x / rows[k][k]);
    rows.forEach((row, i) => {
      rows[i] = i === k ? pivot : row.map((x, j) => x - row[k] * pivot[j]);
    });
  }
  return [rows[0][3], rows[1][3], rows[2][3]];
}
