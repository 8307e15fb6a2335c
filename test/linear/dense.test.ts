import { det, lusolve, pinv } from 'mathjs';
import { describe, expect, it } from 'vitest';
import {
  leastSquares,
  matrixRank,
  nullSpace,
  pseudoInverse,
  singularValues,
  solveLinear,
  spectralNorm,
  type DenseMatrix,
} from 'rigid-body-lab';
import { applyKernel, choleskyKernel, eliminationKernel, rowFactorization } from '../../src/linear/dense-algorithms.js';
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

describe('solveLinear', () => {
  it('agrees with mathjs and with the equation for any size', () => {
    for (let n = 1; n <= 8; n++) {
      for (let k = 0; k < 20; k++) {
        const [A, [b]] = [draw(n, n), draw(1, n)];
        const x = solveLinear(A, b);
        expect(x).toBeNear((lusolve(A, b) as number[][]).flat(), CONDITIONED);
        expect(eliminationKernel(A, b).determinant).toBeNear(det(A), CONDITIONED);
      }
    }
  });

  it('does not take a row in another unit for a dependent one', () => {
    expect(
      solveLinear(
        [
          [1e-200, 2e-200],
          [3, -1],
        ],
        [5e-200, 1],
      ),
    ).toBeNear([1, 2], FORMULA);
  });

  it('needs to exchange rows', () => {
    expect(
      solveLinear(
        [
          [0, 1, 0],
          [0, 0, 2],
          [3, 0, 0],
        ],
        [1, 2, 3],
      ),
    ).toEqual([1, 1, 1]);
  });

  it.each([
    [
      [
        [1, 2],
        [2, 4],
      ],
      [1, 2],
      RangeError,
      'solveLinear: expected an invertible matrix, got [[1, 2], [2, 4]]. Its rows are linearly dependent: no or many solutions exist.',
    ],
    [
      [
        [1, 2, 3],
        [4, 5, 6],
      ],
      [1, 2],
      TypeError,
      'solveLinear: expected A[0] to be 2 numbers, got [1, 2, 3]. Write it as an array.',
    ],
    [
      [
        [1, 2],
        [3, 4],
      ],
      [1],
      TypeError,
      'solveLinear: expected b to be 2 numbers, got [1]. Write it as an array.',
    ],
    [
      [
        [1, NaN],
        [3, 4],
      ],
      [1, 2],
      RangeError,
      'solveLinear: expected a finite A[0][1], got NaN. A value that is not finite spoils every result.',
    ],
    [
      5,
      [1],
      TypeError,
      'solveLinear: expected A to be rows of equally many numbers, got 5. A matrix is a list of its rows.',
    ],
  ])('refuses %j', (A, b, kind, text) => {
    expect(() => solveLinear(A as DenseMatrix, b)).toThrow(kind);
    expect(() => solveLinear(A as DenseMatrix, b)).toThrow(text);
  });
});

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
});

describe('rank, null space and singular values', () => {
  it('finds the rank of products of thin matrices, and as many null vectors as are missing', () => {
    for (const [m, n] of shapes) {
      for (let rank = 1; rank <= Math.min(m, n); rank++) {
        const A = times(draw(m, rank), draw(rank, n));
        expect(matrixRank(A)).toBe(rank);
        const basis = nullSpace(A);
        expect(basis.length).toBe(n - rank);
        for (const x of basis)
          expect(applyKernel(A, x)).toBeNear(
            A.map(() => 0),
            1e-13,
          );
        if (basis.length > 0) expect(times(basis, transposed(basis))).toBeNear(unit(n - rank), FORMULA);
      }
    }
  });

  it('gives the singular values that a construction puts in', () => {
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
    expect(singularValues(A)).toBeNear([5, 1e-5], FORMULA);
    expect(singularValues(transposed(A))).toBeNear([5, 1e-5], FORMULA);
    expect(spectralNorm(A)).toBeNear(5, FORMULA);
  });

  it('has the sum of squares and the product that the matrix has', () => {
    for (let n = 1; n <= 6; n++) {
      const A = draw(n, n);
      const sigma = singularValues(A);
      expect(sigma.reduce((sum, x) => sum + x * x, 0)).toBeNear(
        A.flat().reduce((sum, x) => sum + x * x, 0),
        CHAIN,
      );
      expect(sigma.reduce((product, x) => product * x, 1)).toBeNear(Math.abs(det(A)), CHAIN);
    }
  });

  it.each([
    ['matrixRank', matrixRank],
    ['nullSpace', nullSpace],
    ['singularValues', singularValues],
    ['pseudoInverse', pseudoInverse],
    ['spectralNorm', spectralNorm],
  ])('%s refuses what is no matrix', (name, f: (A: DenseMatrix) => unknown) => {
    const ragged = `${name}: expected A[1] to be 2 numbers, got [3]. Write it as an array.`;
    expect(() => f([[1, 2], [3]])).toThrow(new TypeError(ragged));
    const none = `${name}: expected A to be rows of equally many numbers, got []. A matrix is a list of its rows.`;
    expect(() => f([])).toThrow(new TypeError(none));
  });
});

describe('leastSquares', () => {
  it('fits a line, and takes the shortest of many solutions', () => {
    const A = [0, 1, 2, 3].map((x) => [1, x]);
    expect(leastSquares(A, [1, 3, 5, 7.4])).toBeNear([0.92, 2.12], CHAIN);
    expect(leastSquares([[3, 4]], [10])).toBeNear([1.2, 1.6], FORMULA);
  });

  it('refuses a right side of another length', () => {
    const text = 'leastSquares: expected b to be 2 numbers, got [1, 2, 3]. Write it as an array.';
    expect(() =>
      leastSquares(
        [
          [1, 0],
          [0, 1],
        ],
        [1, 2, 3],
      ),
    ).toThrow(new TypeError(text));
  });
});

describe('the kernels of the constraints', () => {
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
