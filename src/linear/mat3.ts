/** Matrices of three rows and three columns, as rows of rows: `M[0][2]` is row x, column z. */
import { expectMatrix3, expectVec3, message, shown } from './expect.js';
import type { ReadonlyVec3, Vec3 } from './vec3.js';

/** A 3x3 matrix, rows of rows. */
export type Mat3 = [row0: Row3, row1: Row3, row2: Row3];
/** One row of a `Mat3`. */
export type Row3 = [number, number, number];
/** A `Mat3` that a function only reads. */
export type ReadonlyMat3 = readonly [row0: ReadonlyRow3, row1: ReadonlyRow3, row2: ReadonlyRow3];
/** A row that a function only reads. */
export type ReadonlyRow3 = readonly [number, number, number];

/**
 * The 3x3 identity, a fresh copy at each call.
 *
 * @example
 * identity(); // => [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
 */
export function identity(): Mat3 {
  return [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ];
}

/**
 * The matrix with these entries on its diagonal and zeros elsewhere: a tensor in its
 * principal axes, a scaling.
 *
 * @throws TypeError or RangeError unless all three are finite numbers.
 * @example
 * diagonal(5, 17, 20); // => [[5, 0, 0], [0, 17, 0], [0, 0, 20]]
 */
export function diagonal(a: number, b: number, c: number): Mat3 {
  expectVec3('diagonal', 'entries', [a, b, c]);
  return [
    [a, 0, 0],
    [0, b, 0],
    [0, 0, c],
  ];
}

/**
 * The matrix product A B. Checks nothing.
 *
 * @example
 * multiply([[1, 2, 0], [0, 1, 0], [0, 0, 1]], [[1, 0, 0], [3, 1, 0], [0, 0, 2]]);
 * // => [[7, 2, 0], [3, 1, 0], [0, 0, 2]]
 */
export function multiply(a: ReadonlyMat3, b: ReadonlyMat3): Mat3 {
  const [b0, b1, b2] = b;
  const row = (r: ReadonlyRow3): Row3 => [
    r[0] * b0[0] + r[1] * b1[0] + r[2] * b2[0],
    r[0] * b0[1] + r[1] * b1[1] + r[2] * b2[1],
    r[0] * b0[2] + r[1] * b1[2] + r[2] * b2[2],
  ];
  return [row(a[0]), row(a[1]), row(a[2])];
}

/**
 * The matrix applied to a column vector, M v. Checks nothing.
 *
 * @example
 * apply([[0, -1, 0], [1, 0, 0], [0, 0, 1]], [2, 0, 5]); // => [0, 2, 5]
 */
export function apply(matrix: ReadonlyMat3, v: ReadonlyVec3): Vec3 {
  const r0 = matrix[0];
  const r1 = matrix[1];
  const r2 = matrix[2];
  return [
    r0[0] * v[0] + r0[1] * v[1] + r0[2] * v[2],
    r1[0] * v[0] + r1[1] * v[1] + r1[2] * v[2],
    r2[0] * v[0] + r2[1] * v[1] + r2[2] * v[2],
  ];
}

/**
 * Rows become columns. Checks nothing.
 *
 * @example
 * transpose([[1, 2, 3], [4, 5, 6], [7, 8, 9]]); // => [[1, 4, 7], [2, 5, 8], [3, 6, 9]]
 */
export function transpose(matrix: ReadonlyMat3): Mat3 {
  const [a, b, c] = matrix;
  return [
    [a[0], b[0], c[0]],
    [a[1], b[1], c[1]],
    [a[2], b[2], c[2]],
  ];
}

/**
 * The determinant: the volume that the columns span, negative for a left-handed set. Checks nothing.
 *
 * @example
 * determinant([[2, 0, 0], [0, 3, 0], [0, 0, -4]]); // => -24
 */
export function determinant(matrix: ReadonlyMat3): number {
  const [[a, b, c], [d, e, f], [g, h, i]] = matrix;
  return a * (e * i - f * h) + b * (f * g - d * i) + c * (d * h - e * g);
}

/**
 * The inverse matrix, by cofactors of the matrix scaled to unit rows.
 *
 * @throws TypeError for anything but three rows of three numbers.
 * @throws RangeError if an entry is not finite, if the matrix is singular to working precision, or if its
 *   inverse overflows.
 * @example
 * inverse([[2, 0, 0], [0, 4, 0], [0, 0, 5]]); // => [[0.5, 0, 0], [0, 0.25, 0], [0, 0, 0.2]]
 */
export function inverse(matrix: ReadonlyMat3): Mat3 {
  expectMatrix3('inverse', 'matrix', matrix);
  // Unit rows make the singularity test independent of units: without them diag(1e-200,
  // 1e-200, 1e-200) looks singular.
  const sizes = matrix.map((row) => Math.max(...row.map(Math.abs)));
  const [[a, b, c], [d, e, f], [g, h, i]] = matrix.map((row, k) => row.map((x) => x / (sizes[k] || 1))) as Mat3;
  const A = e * i - f * h;
  const B = f * g - d * i;
  const C = d * h - e * g;
  const det = a * A + b * B + c * C;
  // Each term of det is at most 1, so 4 epsilon is the rounding of a determinant that is truly zero.
  if (!(Math.abs(det) > 4 * Number.EPSILON)) {
    const reason = `The determinant is ${shown(determinant(matrix))}. Its rows lie in one plane, so no inverse exists.`;
    throw new RangeError(message('inverse', 'an invertible matrix', matrix, reason));
  }
  const scaled: Mat3 = [
    [A / det, (c * h - b * i) / det, (b * f - c * e) / det],
    [B / det, (a * i - c * g) / det, (c * d - a * f) / det],
    [C / det, (b * g - a * h) / det, (a * e - b * d) / det],
  ];
  const found = scaled.map((row) => row.map((x, k) => x / sizes[k])) as Mat3;
  if (found.every((row) => row.every(Number.isFinite))) return found;
  throw new RangeError(message('inverse', 'an inverse below 1.8e308', matrix, 'It overflows; use other units.'));
}

/**
 * The skew matrix of a vector, so that `apply(hat(a), b)` is a × b. The lecture writes it ω* and prints
 * it with three entries in the wrong place (erratum L7). Checks nothing.
 *
 * @example
 * hat([1, 2, 3]); // => [[0, -3, 2], [3, 0, -1], [-2, 1, 0]]
 */
export function hat(vector: ReadonlyVec3): Mat3 {
  const [x, y, z] = vector;
  return [
    [0, -z, y],
    [z, 0, -x],
    [-y, x, 0],
  ];
}

/**
 * The vector of a skew matrix; the inverse of `hat`. Of a matrix that is not skew, the skew
 * part counts. Checks nothing.
 *
 * @example
 * vee([[0, -3, 2], [3, 0, -1], [-2, 1, 0]]); // => [1, 2, 3]
 */
export function vee(matrix: ReadonlyMat3): Vec3 {
  const [a, b, c] = matrix;
  return [(c[1] - b[2]) / 2, (a[2] - c[0]) / 2, (b[0] - a[1]) / 2];
}
