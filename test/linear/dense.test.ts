import { det, lusolve, pinv } from 'mathjs';
import { describe, expect, it } from 'vitest';
import { pseudoInverse } from 'rigid-body-lab';
import type { DenseMatrix } from 'rigid-body-lab';
import {
  choleskyKernel,
  eliminationKernel,
  rowFactorization,
  singularVectorsKernel,
} from '../../src/linear/dense-algorithms.js';
import { seeded } from '../support/random.js';
import { CHAIN, FORMULA } from '../support/tolerances.js';

const random = seeded(160);
const draw = (m: number, n: number): DenseMatrix =>
  Array.from({ length: m }, () => Array.from({ length: n }, () => random.normal()));
const times = (A: DenseMatrix, B: DenseMatrix): DenseMatrix =>
  A.map((row) => B[0].map((_, j) => row.reduce((sum, x, k) => sum + x * B[k][j], 0)));
const transposed = (A: DenseMatrix): DenseMatrix => A[0].map((_, j) => A.map((row) => row[j]));
const unit = (n: number): DenseMatrix =>
  Array.from({ length: n }, (_, i) => Array.from({ length: n }, (__, j) => (i === j ? 1 : 0)));
const shapes = [1, 2, 3, 5, 7].flatMap((m) => [1, 2, 3, 4, 6].map((n) => [m, n] as const));
/** Random matrices of this size have condition numbers up to some 1e4: times 1e-16, with room. */
const CONDITIONED = 1e-10;

describe('pseudoInverse', () => {
  it('satisfies the four conditions of Penrose for every shape and rank', () => {
    for (const [m, n] of shapes) {
      for (const rank of [1, Math.min(m, n)]) {
        const A = times(draw(m, rank), draw(rank, n));
        const P = pseudoInverse(A);
        const [AP, PA] = [times(A, P), times(P, A)];
        expect(times(AP, A)).toBeNear(A, CONDITIONED);
        expect(times(PA, P)).toBeNear(P, CONDITIONED);
        expect(AP).toBeNear(transposed(AP), CONDITIONED);
        expect(PA).toBeNear(transposed(PA), CONDITIONED);
      }
    }
  });

  it('agrees with mathjs at full rank', () => {
    for (const [m, n] of shapes) {
      const A = draw(m, n);
      expect(pseudoInverse(A)).toBeNear(pinv(A), CONDITIONED);
    }
  });

  it('works at any scale and gives zero for zero', () => {
    expect(pseudoInverse([[3e-200, 4e-200]])).toBeNear([[1.2e199], [1.6e199]], FORMULA);
    expect(pseudoInverse([[3e200], [4e200]])[0].map((x) => x * 1e200)).toBeNear([0.12, 0.16], FORMULA);
    expect(
      pseudoInverse([
        [0, 0],
        [0, 0],
        [0, 0],
      ]),
    ).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ]);
  });

  it('refuses what is no matrix', () => {
    const ragged = 'pseudoInverse: expected A[1] to be 2 numbers, got [3]. Write it as an array.';
    expect(() => pseudoInverse([[1, 2], [3]])).toThrow(new TypeError(ragged));
    const none =
      'pseudoInverse: expected A to be rows of equally many numbers, got []. A matrix is a list of its rows.';
    expect(() => pseudoInverse([])).toThrow(new TypeError(none));
  });
});

describe('the algorithms under the constraints', () => {
  it('eliminationKernel solves as mathjs does, for any size, and has its determinant', () => {
    for (let n = 1; n <= 8; n++) {
      for (let k = 0; k < 20; k++) {
        const [A, [b]] = [draw(n, n), draw(1, n)];
        const { solution, determinant, singular } = eliminationKernel(A, b);
        expect(singular).toBe(false);
        expect(solution).toBeNear((lusolve(A, b) as number[][]).flat(), CONDITIONED);
        expect(determinant).toBeNear(det(A), CONDITIONED);
      }
    }
  });

  it('eliminationKernel exchanges rows, and takes no row in another unit for a dependent one', () => {
    const swapped = [
      [0, 1, 0],
      [0, 0, 2],
      [3, 0, 0],
    ];
    expect(eliminationKernel(swapped, [1, 2, 3]).solution).toEqual([1, 1, 1]);
    const units = [
      [1e-200, 2e-200],
      [3, -1],
    ];
    expect(eliminationKernel(units, [5e-200, 1])).toBeNear(
      { solution: [1, 2], determinant: -7e-200, singular: false },
      FORMULA,
    );
    const dependent = [
      [1, 2],
      [2, 4],
    ];
    expect(eliminationKernel(dependent, [1, 2]).singular).toBe(true);
  });

  it('singularVectorsKernel gives the singular values that a construction puts in, and a full basis', () => {
    const [c, s] = [Math.cos(0.7), Math.sin(0.7)];
    const A = times(
      [
        [c, -s],
        [s, c],
      ],
      [
        [5, 0, 0],
        [0, 1e-5, 0],
      ],
    );
    const { sigma, right } = singularVectorsKernel(A);
    expect([...sigma].sort((x, y) => y - x)).toBeNear([5, 1e-5, 0], FORMULA);
    expect(times(right, transposed(right))).toBeNear(unit(3), FORMULA);
  });

  it('singularVectorsKernel has the sum of squares and the product that the matrix has', () => {
    for (let n = 1; n <= 6; n++) {
      const A = draw(n, n);
      const { sigma } = singularVectorsKernel(A);
      expect(sigma.reduce((sum, x) => sum + x * x, 0)).toBeNear(
        A.flat().reduce((sum, x) => sum + x * x, 0),
        CHAIN,
      );
      expect(sigma.reduce((product, x) => product * x, 1)).toBeNear(Math.abs(det(A)), CHAIN);
    }
  });

  it('rowFactorization gives A = L Q with orthonormal rows, also for nearly dependent ones', () => {
    for (const [m, n] of shapes.filter(([rows, columns]) => rows <= columns)) {
      const A = draw(m, n);
      if (m > 1) A[m - 1] = A[0].map((x, j) => x + 1e-9 * A[m - 1][j]);
      const { L, Q, dependentRow } = rowFactorization(A);
      expect(dependentRow).toBe(-1);
      expect(times(L, Q)).toBeNear(A, FORMULA);
      expect(times(Q, transposed(Q))).toBeNear(unit(m), FORMULA);
    }
  });

  it('rowFactorization names the first dependent row', () => {
    expect(
      rowFactorization([
        [1, 2, 3],
        [0, 1, 0],
        [2, 5, 6],
      ]).dependentRow,
    ).toBe(2);
    expect(
      rowFactorization([
        [1, 2, 3],
        [0, 0, 0],
        [2, 5, 6],
      ]).dependentRow,
    ).toBe(1);
    expect(
      rowFactorization([
        [0.1, 0.2],
        [0.3, 0.6],
      ]).dependentRow,
    ).toBe(1);
  });

  it('choleskyKernel factors positive definite matrices and no others', () => {
    for (let n = 1; n <= 6; n++) {
      const B = draw(n, n + 2);
      const A = times(B, transposed(B));
      const L = choleskyKernel(A)!;
      expect(times(L, transposed(L))).toBeNear(A, FORMULA);
    }
    expect(
      choleskyKernel([
        [1, 2],
        [2, 1],
      ]),
    ).toBeUndefined();
  });
});
