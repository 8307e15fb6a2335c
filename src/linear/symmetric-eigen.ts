/** Eigenvalues and eigenvectors of symmetric 3x3 matrices, in one canonical form. */
import { jacobiEigen } from './jacobi.js';
import type { Mat3, ReadonlyMat3 } from './mat3.js';
import { eigenOfSymmetric } from './symmetric.js';
import type { Vec3 } from './vec3.js';

/** Eigenvalues in ascending order and, as the columns of a rotation matrix, their eigenvectors. */
export interface SymmetricEigen {
  values: Vec3;
  vectors: Mat3;
}

/** Where `symmetricEigenInto` writes: 3 values, and 9 entries of the vector matrix row by row. */
export interface SymmetricEigenArrays {
  readonly values: Float64Array;
  readonly vectors: Float64Array;
}

/**
 * The eigenvalues of a symmetric matrix, ascending, and its eigenvectors as columns,
 * by cyclic Jacobi rotations.
 *
 * The vectors are canonical, so that one matrix always gives one answer. They form a rotation (det +1).
 * In columns 1 and 2 the first component within 1e-9 of the largest magnitude is positive;
 * column 3 is column 1 × column 2. The columns of values that agree to 2 ulp of the largest are
 * the projections of x, y, z, in that order, onto the eigenspace, orthonormalised. No values are made
 * equal: |A v - value v| is at most 4 ulp of the largest entry for every matrix (1 ulp is 2.2e-16 of it).
 * Any scale from 1e-150 to 1e150 gives the same digits.
 *
 * Differences across the diagonal up to 1e-9 of the largest entry are rounding and are averaged.
 *
 * @throws TypeError for anything but three rows of three numbers.
 * @throws RangeError if an entry is not finite, or if the matrix is not symmetric.
 * @example
 * symmetricEigen([[22, 0, 12], [0, 40, 0], [12, 0, 22]]).values; // => [10, 34, 40]
 * symmetricEigen([[2, 1, 0], [1, 2, 0], [0, 0, 3]]).vectors;
 * // => [[0.7071067812, 0.7071067812, 0], [-0.7071067812, 0.7071067812, 0], [0, 0, 1]]
 */
export function symmetricEigen(matrix: ReadonlyMat3): SymmetricEigen {
  return eigenOfSymmetric('symmetricEigen', 'matrix', matrix);
}

/**
 * The fast form of `symmetricEigen` for many matrices: it writes into arrays that the caller keeps,
 * reads the upper triangle of a matrix given as nine entries row by row, and checks nothing.
 *
 * @example
 * const out = { values: new Float64Array(3), vectors: new Float64Array(9) };
 * symmetricEigenInto(Float64Array.of(22, 0, 12, 0, 40, 0, 12, 0, 22), out);
 * out.values; // => [10, 34, 40]
 */
export function symmetricEigenInto(matrix: Float64Array, out: SymmetricEigenArrays): void {
  jacobiEigen(matrix, out.values, out.vectors);
}
