/**
 * Two ways back to a rotation for a matrix that rounding or a step too large has spoiled.
 * Both refuse a mirror image: no rounding turns a rotation into one, so it is a mistake to be found,
 * not an error to be spread.
 */
import { expectMatrix3, message } from '../linear/expect.js';
import { determinant } from '../linear/mat3.js';
import type { Mat3, ReadonlyMat3 } from '../linear/mat3.js';
import { cross, dot, norm, normalize } from '../linear/vec3.js';
import type { Vec3 } from '../linear/vec3.js';

/**
 * Rounding of a determinant, or of a cross product, of unit rows: at most four roundings of terms below 1.
 */
const FLAT = 4 * Number.EPSILON;

/**
 * The lecture's orthonormalization, on the rows: R1 to unit length, R3 = R1 × R2 to
 * unit length, R2 = R3 × R1.
 *
 * What it hides (erratum L16): the first row keeps its direction and all error, and so all correction,
 * goes to the others; the old third row is thrown away, however wrong it is. Here it is read once,
 * to refuse a mirror image, which the bare algorithm would return as a rotation. `nearestRotation`
 * spreads the error evenly.
 *
 * @param matrix three rows, near a rotation
 * @returns a rotation
 * @throws TypeError for a wrong shape; RangeError if an entry is not finite, rows 1 and 2 are parallel
 * or zero, or the determinant is not positive.
 * @example
 * orthonormalize([[2, 0, 0], [3, 5, 0], [7, 7, 7]]); // => [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
 * orthonormalize([[1, 0, 0], [0, 1, 0], [0, 0, -1]]); // => throws mirror image
 */
export function orthonormalize(matrix: ReadonlyMat3): Mat3 {
  expectMatrix3('orthonormalize', 'matrix', matrix);
  const [r1, r2, r3] = unitRows('orthonormalize', matrix);
  const normal = cross(r1, r2);
  if (!(norm(normal) > FLAT)) {
    const reason = 'Rows 1 and 2 are parallel, so their cross product gives no third axis.';
    throw new RangeError(message('orthonormalize', 'rows 1 and 2 to span a plane', matrix, reason));
  }
  expectRightHanded('orthonormalize', matrix, [r1, r2, r3]);
  const third = normalize(normal);
  return [r1, normalize(cross(third, r1)), third];
}

/**
 * The rotation nearest to a matrix in the sum of squares of the entries: the orthogonal factor of its polar
 * decomposition. Found by Newton's iteration X <- (c X + X⁻ᵀ / c) / 2, which takes each singular value to 1.
 *
 * @param matrix three rows with a positive determinant
 * @returns a rotation
 * @throws TypeError for a wrong shape; RangeError if an entry is not finite or the
 * determinant is not positive.
 * @example
 * nearestRotation([[0, -3, 0], [2, 0, 0], [0, 0, 5]]); // => [[0, -1, 0], [1, 0, 0], [0, 0, 1]]
 */
export function nearestRotation(matrix: ReadonlyMat3): Mat3 {
  expectMatrix3('nearestRotation', 'matrix', matrix);
  expectRightHanded('nearestRotation', matrix, unitRows('nearestRotation', matrix));
  const largest = Math.max(...matrix.flat().map(Math.abs));
  let x = matrix.map((row) => row.map((entry) => entry / largest)) as Mat3;
  // Measured: 3 steps for a drift of 1e-3, 5 at a condition of 1e15. A change of 1e-8 leaves
  // its square; 30 is a guard.
  for (let step = 0; step < 30; step++) {
    const dual = inverseTransposed(x);
    const c = Math.sqrt(size(dual) / size(x));
    const next = x.map((row, i) => row.map((entry, j) => (c * entry + dual[i][j] / c) / 2)) as Mat3;
    const change = size(next.map((row, i) => row.map((entry, j) => entry - x[i][j])) as Mat3);
    x = next;
    if (change < 1e-8) break;
  }
  return x;
}

/** X⁻ᵀ: rows of cofactors over the determinant. */
function inverseTransposed([a, b, c]: Mat3): Mat3 {
  const rows = [cross(b, c), cross(c, a), cross(a, b)];
  const det = a[0] * rows[0][0] + a[1] * rows[0][1] + a[2] * rows[0][2];
  return rows.map((row) => row.map((entry) => entry / det)) as Mat3;
}

/** The Frobenius norm. */
function size([a, b, c]: Mat3): number {
  return Math.sqrt(dot(a, a) + dot(b, b) + dot(c, c));
}

function unitRows(where: string, matrix: ReadonlyMat3): [Vec3, Vec3, Vec3] {
  return matrix.map((row, i) => {
    if (row.some((entry) => entry !== 0)) return normalize(row);
    const reason = 'A zero row has no direction, so it cannot be an axis.';
    throw new RangeError(message(where, `row ${i + 1} to be non-zero`, matrix, reason));
  }) as [Vec3, Vec3, Vec3];
}

/** Unit rows make the test independent of units: the determinant of a tiny matrix is tiny too. */
function expectRightHanded(where: string, matrix: ReadonlyMat3, rows: [Vec3, Vec3, Vec3]): void {
  const det = determinant(rows);
  if (det > FLAT) return;
  const reason =
    det < -FLAT
      ? 'It is a mirror image, which no rounding makes of a rotation: look for swapped or reversed axes.'
      : 'Its rows lie in one plane, so the side of the third axis is lost.';
  throw new RangeError(message(where, 'a matrix with a positive determinant', matrix, reason));
}
