/**
 * Small dense matrices of any shape, rows of rows: the equations of constraints have m rows for n unknowns.
 */
import { singularVectorsKernel } from './dense-algorithms.js';
import type { DenseMatrix, ReadonlyDenseMatrix } from './dense-algorithms.js';
import { expectDenseMatrix } from './expect-dense.js';

export type { DenseMatrix, ReadonlyDenseMatrix } from './dense-algorithms.js';

/**
 * The Moore-Penrose pseudo-inverse A⁺, n rows of m numbers, for any shape and rank. At full row rank it is
 * the paper's Aᵀ(A Aᵀ)⁻¹ (Theorem 1), here by singular values, which do not square the condition number.
 * Singular values below max(m, n) epsilon of the largest count as zero.
 *
 * @example
 * pseudoInverse([[3, 4]]); // => [[0.12], [0.16]]
 */
export function pseudoInverse(A: ReadonlyDenseMatrix): DenseMatrix {
  expectDenseMatrix('pseudoInverse', 'A', A);
  const { sigma, left, right } = singularVectorsKernel(A);
  const floor = Math.max(A.length, A[0].length) * Number.EPSILON * Math.max(...sigma);
  const kept = sigma.map((s, j) => (s > floor ? j : -1)).filter((j) => j >= 0);
  return A[0].map((_, i) =>
    // Dividing twice keeps 1 / sigma^2 inside the range of doubles.
    A.map((__, k) => kept.reduce((sum, j) => sum + (right[j][i] / sigma[j]) * (left[j][k] / sigma[j]), 0)),
  );
}
