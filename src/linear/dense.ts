/** Small dense matrices of any shape, rows of rows: the equations of constraints have m rows for n unknowns. */
import {
  applyKernel,
  eliminationKernel,
  singularVectorsKernel,
  type DenseMatrix,
  type ReadonlyDenseMatrix,
} from './dense-algorithms.js';
import { expectDenseMatrix } from './expect-dense.js';
import { expectVector, message } from './expect.js';

export type { DenseMatrix, ReadonlyDenseMatrix } from './dense-algorithms.js';

/**
 * The solution x of the square system A x = b, by elimination with partial pivoting.
 *
 * @param A n rows of n numbers
 * @param b n numbers
 * @throws RangeError if A is singular to working precision, TypeError for a wrong shape.
 * @example
 * solveLinear([[0, 2], [4, 1]], [6, 11]); // => [2, 3]
 */
export function solveLinear(A: ReadonlyDenseMatrix, b: readonly number[]): number[] {
  expectDenseMatrix('solveLinear', 'A', A, Array.isArray(A) ? { columns: A.length } : {});
  expectVector('solveLinear', 'b', b, A.length);
  const { solution, singular } = eliminationKernel(A, b);
  if (singular) {
    throw new RangeError(
      message('solveLinear', 'an invertible matrix', A, 'Its rows are linearly dependent: no or many solutions exist.'),
    );
  }
  return solution;
}

/**
 * The singular values of A in descending order, as many as the smaller side of A has.
 *
 * @example
 * singularValues([[3, 0, 0], [0, -4, 0]]); // => [4, 3]
 */
export function singularValues(A: ReadonlyDenseMatrix): number[] {
  expectDenseMatrix('singularValues', 'A', A);
  const { sigma } = singularVectorsKernel(A);
  return sigma.sort((a, b) => b - a).slice(0, Math.min(A.length, A[0].length));
}

/**
 * The rank: how many singular values exceed max(m, n) epsilon times the largest.
 *
 * @example
 * matrixRank([[1, 2, 3], [2, 4, 6]]); // => 1
 */
export function matrixRank(A: ReadonlyDenseMatrix): number {
  expectDenseMatrix('matrixRank', 'A', A);
  const { sigma } = singularVectorsKernel(A);
  const floor = rankFloor(A, sigma);
  return sigma.filter((s) => s > floor).length;
}

/**
 * An orthonormal basis of the vectors x with A x = 0, as a list of vectors; empty if there is none.
 *
 * @example
 * nullSpace([[1, 0, 0], [0, 2, 0]]); // => [[0, 0, 1]]
 */
export function nullSpace(A: ReadonlyDenseMatrix): DenseMatrix {
  expectDenseMatrix('nullSpace', 'A', A);
  const { sigma, right } = singularVectorsKernel(A);
  const floor = rankFloor(A, sigma);
  return right.filter((_, j) => !(sigma[j] > floor));
}

/**
 * The Moore-Penrose pseudo-inverse A⁺, n rows of m numbers, for any shape and rank. At full row rank it is the paper's
 * Aᵀ(A Aᵀ)⁻¹ (Theorem 1), here by singular values, which do not square the condition number.
 *
 * @example
 * pseudoInverse([[3, 4]]); // => [[0.12], [0.16]]
 */
export function pseudoInverse(A: ReadonlyDenseMatrix): DenseMatrix {
  expectDenseMatrix('pseudoInverse', 'A', A);
  const { sigma, left, right } = singularVectorsKernel(A);
  const floor = rankFloor(A, sigma);
  const kept = sigma.map((s, j) => (s > floor ? j : -1)).filter((j) => j >= 0);
  return A[0].map((_, i) =>
    // Dividing twice keeps 1 / sigma^2 inside the range of doubles.
    A.map((__, k) => kept.reduce((sum, j) => sum + (right[j][i] / sigma[j]) * (left[j][k] / sigma[j]), 0)),
  );
}

/**
 * The x of least length among those that make |A x - b| least: A⁺ b.
 *
 * @param A m rows of n numbers
 * @param b m numbers
 * @example
 * leastSquares([[1, 1]], [4]); // => [2, 2]
 * leastSquares([[1], [1]], [1, 3]); // => [2]
 */
export function leastSquares(A: ReadonlyDenseMatrix, b: readonly number[]): number[] {
  expectDenseMatrix('leastSquares', 'A', A);
  expectVector('leastSquares', 'b', b, A.length);
  return applyKernel(pseudoInverse(A), b);
}

function rankFloor(A: ReadonlyDenseMatrix, sigma: readonly number[]): number {
  return Math.max(A.length, A[0].length) * Number.EPSILON * Math.max(...sigma);
}

/**
 * The largest singular value: how much A can stretch a vector, the norm ‖A‖ of the paper's Theorems 2 to 5.
 *
 * @example
 * spectralNorm([[0, 2], [-1, 0]]); // => 2
 */
export function spectralNorm(A: ReadonlyDenseMatrix): number {
  expectDenseMatrix('spectralNorm', 'A', A);
  return Math.max(...singularVectorsKernel(A).sigma);
}
