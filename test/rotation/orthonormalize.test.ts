import { describe, expect, it } from 'vitest';
import {
  diagonal,
  determinant,
  identity,
  isRotation,
  matrixFromRotationVector,
  multiply,
  nearestRotation,
  orthonormalize,
  transpose,
} from 'rigid-body-lab';
import type { Mat3 } from 'rigid-body-lab';
import { oracle } from '../support/oracle.js';
import type { OracleCase } from '../support/oracle.js';
import { seeded } from '../support/random.js';
import { CHAIN, EPS, FORMULA } from '../support/tolerances.js';

const random = seeded(390);
const combined = (a: Mat3, b: Mat3, factor: number): Mat3 =>
  a.map((row, i) => row.map((x, j) => x + factor * b[i][j])) as Mat3;
const noise = (): Mat3 => [random.vector(), random.vector(), random.vector()];
const squareDistance = (a: Mat3, b: Mat3): number =>
  combined(a, b, -1)
    .flat()
    .reduce((sum, x) => sum + x * x, 0);
const repairs = [
  ['orthonormalize', orthonormalize],
  ['nearestRotation', nearestRotation],
] as const;

describe.each(repairs)('%s', (name, repair) => {
  it('returns a rotation, and leaves a rotation as it is', () => {
    for (let k = 0; k < 500; k++) {
      const R = random.rotation();
      expect(repair(R)).toBeNear(R, 8 * EPS);
      expect(isRotation(repair(combined(R, noise(), 0.2)), 8 * EPS)).toBe(true);
    }
  });

  it('does not depend on the unit of the entries', () => {
    const matrix = combined(random.rotation(), noise(), 0.1);
    const want = repair(matrix);
    for (const unit of [1e-300, 1e-150, 1e150, 1e300]) {
      expect(repair(matrix.map((row) => row.map((x) => x * unit)) as Mat3)).toBeNear(want, 8 * EPS);
    }
  });

  const mirror = 'It is a mirror image, which no rounding makes of a rotation: look for swapped or reversed axes.';
  const plane = 'Its rows lie in one plane, so the side of the third axis is lost.';
  it.each<[Mat3, string]>([
    [
      diagonal(1, 1, -1),
      `expected a matrix with a positive determinant, got [[1, 0, 0], [0, 1, 0], [0, 0, -1]]. ${mirror}`,
    ],
    [
      [
        [0, 1e-200, 0],
        [1e-200, 0, 0],
        [0, 0, 1e-200],
      ],
      `expected a matrix with a positive determinant, got [[0, 1e-200, 0], [1e-200, 0, 0], [0, 0, 1e-200]]. ${mirror}`,
    ],
    [
      [
        [1, 0, 0],
        [0, 1, 0],
        [1, 1, 0],
      ],
      `expected a matrix with a positive determinant, got [[1, 0, 0], [0, 1, 0], [1, 1, 0]]. ${plane}`,
    ],
    [
      diagonal(1, 1, 0),
      'expected row 3 to be non-zero, got [[1, 0, 0], [0, 1, 0], [0, 0, 0]]. A zero row has no direction, so it cannot be an axis.',
    ],
    [diagonal(0, 1, 1), 'expected row 1 to be non-zero'],
  ])('refuses %j', (matrix, text) => {
    expect(() => repair(matrix)).toThrow(RangeError);
    expect(() => repair(matrix)).toThrow(`${name}: ${text}`);
  });

  it('refuses what is no matrix of finite numbers', () => {
    expect(() =>
      repair([
        [1, 0],
        [0, 1],
      ] as never),
    ).toThrow(`${name}: expected matrix to be three rows`);
    expect(() =>
      repair([
        [1, 0, 0],
        [0, Infinity, 0],
        [0, 0, 1],
      ]),
    ).toThrow(`${name}: expected a finite matrix[1][1], got Infinity.`);
  });
});

describe('orthonormalize, the lecture’s algorithm', () => {
  const handlers: Record<string, (given: OracleCase) => void> = {
    on: ({ inputs, expected, tolerance, id }) => {
      const { R } = inputs as { R: Mat3 };
      const { rows_algorithm: rows, columns_algorithm: columns } = expected as Record<string, Mat3>;
      if (id === 'on-reflection') {
        // The bare algorithm turns it silently into the identity (erratum L16).
        expect(rows).toEqual(identity());
        expect(() => orthonormalize(R)).toThrow('mirror image');
        return;
      }
      expect(orthonormalize(R)).toMatchOracle(rows, tolerance);
      expect(transpose(orthonormalize(transpose(R)))).toMatchOracle(columns, tolerance);
    },
    // The integration of these is tested with the lecture's state; here the step from the
    // first drifted matrix counts.
    drift: ({ expected, tolerance }) => {
      const [first] = (expected as { checkpoints: { R: Mat3; R_orthonormalised_each_step: Mat3 }[] }).checkpoints;
      expect(orthonormalize(first.R)).toMatchOracle(first.R_orthonormalised_each_step, tolerance);
    },
    lecture: ({ expected, tolerance }) => {
      const [first] = (expected as { checkpoints: { R: Mat3; R_orthonormalised_each_step: Mat3 }[] }).checkpoints;
      expect(orthonormalize(first.R)).toMatchOracle(first.R_orthonormalised_each_step, tolerance);
    },
  };
  it.each(oracle('orthonormality'))('$id', (given) => {
    const handler = handlers[given.id.split('-')[0]] as ((given: OracleCase) => void) | undefined;
    if (!handler) throw new Error(`orthonormality: case ${given.id} is not handled`);
    handler(given);
  });

  it('keeps the direction of row 1 and the plane of rows 1 and 2, and reads row 3 for its side only', () => {
    for (let k = 0; k < 200; k++) {
      const matrix = combined(random.rotation(), noise(), 0.2);
      const got = orthonormalize(matrix);
      const length = Math.hypot(...matrix[0]);
      expect(got[0]).toBeNear(
        matrix[0].map((x) => x / length),
        FORMULA,
      );
      expect(got[2][0] * matrix[1][0] + got[2][1] * matrix[1][1] + got[2][2] * matrix[1][2]).toBeNear(0, FORMULA);
      const other = combined(
        [matrix[0], matrix[1], got[2]],
        [
          [0, 0, 0],
          [0, 0, 0],
          [0.5, -0.25, 0.125],
        ],
        1,
      );
      expect(orthonormalize(other)).toEqual(got);
    }
  });

  it('refuses parallel rows 1 and 2, also when rounding hides it', () => {
    const text = 'orthonormalize: expected rows 1 and 2 to span a plane, got';
    expect(() =>
      orthonormalize([
        [1, 0, 0],
        [2, 0, 0],
        [0, 0, 1],
      ]),
    ).toThrow(
      `${text} [[1, 0, 0], [2, 0, 0], [0, 0, 1]]. Rows 1 and 2 are parallel, so their cross product gives no third axis.`,
    );
    expect(() =>
      orthonormalize([
        [0.1, 0.2, 0.3],
        [0.3, 0.6, 0.9],
        [1, 0, 0],
      ]),
    ).toThrow(text);
    expect(() =>
      orthonormalize([
        [0.1, 0.2, 0.3],
        [-0.7, -1.4, -2.1],
        [1, 0, 0],
      ]),
    ).toThrow(text);
  });
});

describe('nearestRotation, the polar factor', () => {
  it('leaves a symmetric positive rest: R = M S⁻¹ with S = Rᵀ M', () => {
    for (let k = 0; k < 300; k++) {
      const M = combined(random.rotation(), noise(), 0.4);
      if (determinant(M) < 0.01) continue;
      const S = multiply(transpose(nearestRotation(M)), M);
      expect(S).toBeNear(transpose(S), FORMULA);
      // Positive definite: the leading minors of a symmetric matrix.
      expect(S[0][0]).toBeGreaterThan(0);
      expect(S[0][0] * S[1][1] - S[0][1] * S[1][0]).toBeGreaterThan(0);
      expect(determinant(S)).toBeGreaterThan(0);
    }
  });

  it('is nearer than the lecture’s and than every neighbour', () => {
    for (let k = 0; k < 200; k++) {
      const M = combined(random.rotation(), noise(), 0.2);
      const nearest = nearestRotation(M);
      const best = squareDistance(nearest, M);
      expect(best).toBeLessThanOrEqual(squareDistance(orthonormalize(M), M));
      for (const size of [1e-3, 0.1, 1, 3]) {
        const turned = multiply(nearest, matrixFromRotationVector(random.vector(size)));
        expect(best).toBeLessThanOrEqual(squareDistance(turned, M) + CHAIN);
      }
    }
  });

  it('follows a rotation of the matrix on either side', () => {
    for (let k = 0; k < 100; k++) {
      const [A, B, M] = [random.rotation(), random.rotation(), combined(random.rotation(), noise(), 0.2)];
      expect(nearestRotation(multiply(multiply(A, M), B))).toBeNear(
        multiply(multiply(A, nearestRotation(M)), B),
        FORMULA,
      );
    }
  });

  it('does not mind a stretch, up to a condition of 1e6', () => {
    for (const [a, b, c] of [
      [1, 1e-3, 1e3],
      [1e6, 1, 1],
      [1e-5, 1e-5, 1],
      [3, 2, 1],
    ]) {
      const R = random.rotation();
      const stretched = multiply(R, diagonal(a, b, c));
      // The two smallest singular values fix the rotation; rounding of the largest moves it by their ratio.
      const [smallest, middle, largest] = [a, b, c].sort((x, y) => x - y);
      const uncertainty = (8 * EPS * largest) / (smallest + middle);
      expect(nearestRotation(stretched)).toBeNear(R, Math.max(FORMULA, uncertainty));
    }
  });
});
