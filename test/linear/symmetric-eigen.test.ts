import { eigs } from 'mathjs';
import { describe, expect, it } from 'vitest';
import {
  diagonal,
  apply,
  cross,
  determinant,
  multiply,
  symmetricEigen,
  symmetricEigenInto,
  transpose,
} from 'rigid-body-lab';
import type { Mat3, ReadonlyMat3, SymmetricEigen, Vec3 } from 'rigid-body-lab';
import { seeded } from '../support/random.js';
import { CHAIN, EPS, FORMULA } from '../support/tolerances.js';

/** Four roundings of the largest entry: what a backward stable solver leaves of A v - value v. */
const RESIDUAL = 4 * EPS;
/** Six turns of the axes, a handful of roundings each. */
const ORTHOGONALITY = 2e-15;

const random = seeded(20);

function rotated(values: Vec3, rotation: ReadonlyMat3): Mat3 {
  const [a, b, c] = values;
  const product = multiply(multiply(rotation, diagonal(a, b, c)), transpose(rotation));
  const mean = (i: number, j: number): number => (product[i][j] + product[j][i]) / 2;
  return [0, 1, 2].map((i) => [0, 1, 2].map((j) => mean(i, j))) as Mat3;
}

function largest(matrix: ReadonlyMat3): number {
  return Math.max(...matrix.flat().map(Math.abs));
}

/** The largest of |A v - value v| over the largest entry of A, and of |V^T V - 1|. */
function errors(
  matrix: ReadonlyMat3,
  { values, vectors }: SymmetricEigen,
): { residual: number; orthogonality: number } {
  const size = largest(matrix);
  const unit = matrix.map((row) => row.map((x) => x / size)) as Mat3;
  const residual = transpose(vectors).flatMap((v, k) => apply(unit, v).map((x, i) => x - (values[k] / size) * v[i]));
  const gram = multiply(transpose(vectors), vectors).flatMap((row, i) => row.map((x, j) => x - (i === j ? 1 : 0)));
  const worst = (list: number[]): number => Math.max(...list.map(Math.abs));
  return { residual: worst(residual), orthogonality: worst(gram) };
}

/** A double as an integer times a power of two. */
function parts(x: number): [mantissa: bigint, exponent: number] {
  const bits = new BigUint64Array(Float64Array.of(x).buffer)[0];
  const exponent = Number((bits >> 52n) & 0x7ffn);
  const mantissa = (bits & 0xfffffffffffffn) | (exponent > 0 ? 1n << 52n : 0n);
  return [x < 0 ? -mantissa : mantissa, Math.max(exponent, 1) - 1075];
}

/** The largest |A v - value v| over the largest entry of A, by integer arithmetic. */
function exactResidual(matrix: ReadonlyMat3, values: Vec3, vectors: Mat3): number {
  const size = largest(matrix);
  if (size === 0) return 0;
  const [unit, unitExponent] = parts(size);
  const residuals = transpose(vectors).flatMap((v, k) =>
    matrix.map((row, i) => {
      const terms = [...row.map((a, j) => [a, v[j]]), [-values[k], v[i]]].map(([p, q]) => {
        const [[m, e], [n, f]] = [parts(p), parts(q)];
        return [m * n, e + f] as const;
      });
      // In units of 2^-80 of the largest entry, which is far below its ulp.
      const sum = terms.reduce((total, [product, exponent]) => {
        const shift = exponent - unitExponent + 80;
        return total + (shift >= 0 ? product << BigInt(shift) : product >> BigInt(-shift));
      }, 0n);
      return Math.abs(Number(sum) / Number(unit)) * 2 ** -80;
    }),
  );
  return Math.max(...residuals);
}

const turn = random.rotation();
const hard: [string, Mat3][] = [
  ['separated', rotated([10, 34, 40], turn)],
  [
    'the lecture brick',
    [
      [22, 0, -12],
      [0, 40, 0],
      [-12, 0, 22],
    ],
  ],
  ['diagonal', diagonal(10, 40, 34)],
  ['double', rotated([5, 5, 8], turn)],
  ['triple', rotated([5, 5, 5], turn)],
  ['multiple of the identity', diagonal(5, 5, 5)],
  ['gap 1e-8', rotated([5, 5 + 1e-8, 8], turn)],
  ['gap 1e-14', rotated([5, 5 + 1e-14, 8], turn)],
  ['all gaps 1e-10', rotated([5, 5 + 1e-10, 5 + 2e-10], turn)],
  ['thin rod', rotated([1e-9, 1, 1], turn)],
  ['graded', rotated([1e-12, 1e-6, 1], turn)],
  ['scale 1e-150', rotated([10e-150, 34e-150, 40e-150], turn)],
  ['scale 1e150', rotated([10e150, 34e150, 40e150], turn)],
  [
    'noise of one rounding',
    [
      [3, 1e-16, 2e-16],
      [1e-16, 3, -1e-16],
      [2e-16, -1e-16, 3],
    ],
  ],
  ['zero', diagonal(0, 0, 0)],
  ['negative values', rotated([-7, -2, 3], turn)],
];

describe('symmetricEigen', () => {
  it.each(hard)('%s: residual, orthogonality and det +1', (name, matrix) => {
    const eigen = symmetricEigen(matrix);
    if (name === 'zero') {
      expect(eigen).toEqual({
        values: [0, 0, 0],
        vectors: [
          [1, 0, 0],
          [0, 1, 0],
          [0, 0, 1],
        ],
      });
      return;
    }
    const { residual, orthogonality } = errors(matrix, eigen);
    expect(residual).toBeLessThanOrEqual(RESIDUAL);
    expect(orthogonality).toBeLessThanOrEqual(ORTHOGONALITY);
    expect(determinant(eigen.vectors)).toBeNear(1, ORTHOGONALITY);
    expect([...eigen.values].sort((a, b) => a - b)).toEqual(eigen.values);
  });

  it('1000 random tensors: the same bounds, canonical signs, and the values of mathjs', () => {
    for (let k = 0; k < 1000; k++) {
      const values: Vec3 = [random.uniform(-1, 1), random.uniform(-1, 1), random.uniform(1, 3)];
      const matrix = rotated(values, random.rotation());
      const eigen = symmetricEigen(matrix);
      const { residual, orthogonality } = errors(matrix, eigen);
      expect(residual).toBeLessThanOrEqual(RESIDUAL);
      expect(orthogonality).toBeLessThanOrEqual(ORTHOGONALITY);
      expect(determinant(eigen.vectors)).toBeNear(1, ORTHOGONALITY);
      const [first, second, third] = transpose(eigen.vectors);
      expect(cross(first, second)).toBeNear(third, ORTHOGONALITY);
      for (const column of [first, second]) {
        const size = Math.max(...column.map(Math.abs));
        expect(column.find((x) => Math.abs(x) >= size * (1 - 1e-9))).toBeGreaterThan(0);
      }
      if (k < 200)
        expect(eigen.values).toBeNear(
          (eigs(matrix).values as number[]).sort((a, b) => a - b),
          CHAIN,
        );
    }
  });

  it('any scale from 1e-150 to 1e150 gives the same digits', () => {
    const base: Mat3 = [
      [3, 0.31, -0.42],
      [0.31, 4, 0.53],
      [-0.42, 0.53, 5],
    ];
    const want = symmetricEigen(base);
    for (const exponent of [-498, -400, -100, 100, 400, 498]) {
      const scale = 2 ** exponent;
      const got = symmetricEigen(base.map((row) => row.map((x) => x * scale)) as Mat3);
      expect(got.vectors).toBeNear(want.vectors, FORMULA);
      expect(got.values.map((x) => x / scale)).toBeNear(want.values, FORMULA);
    }
  });

  it('a repeated value takes the projections of x, y, z in that order', () => {
    // Values 1, 1, 2 with the single vector n: P x = x - n (n · x) first, n × it second, signs fixed.
    const n: Vec3 = [2 / 3, -1 / 3, 2 / 3];
    const low = n.map((a, i) => n.map((b, j) => (i === j ? 1 : 0) + a * b)) as Mat3;
    const px = [1 - n[0] * n[0], -n[0] * n[1], -n[0] * n[2]];
    const size = Math.hypot(...px);
    const u = px.map((x) => x / size) as Vec3;
    const { vectors } = symmetricEigen(low);
    const [first, second, third] = transpose(vectors);
    expect(first).toBeNear(u, FORMULA);
    // n × u = (0, 0.894…, 0.447…): its largest component is positive as it stands.
    expect(second).toBeNear(cross(n, u), FORMULA);
    expect(third).toBeNear(n, FORMULA);
    // Values -1, 1, 1: the single vector comes first, and the projection of x second.
    const high = n.map((a, i) => n.map((b, j) => (i === j ? 1 : 0) - 2 * a * b)) as Mat3;
    const [single, projected, rest] = transpose(symmetricEigen(high).vectors);
    expect(single).toBeNear(n, FORMULA);
    expect(projected).toBeNear(u, FORMULA);
    expect(rest).toBeNear(cross(n, u), FORMULA);
    // With the single vector along x the projection of x vanishes, and y takes its place.
    expect(symmetricEigen(diagonal(3, 1, 1)).vectors).toEqual([
      [0, 0, 1],
      [1, 0, 0],
      [0, 1, 0],
    ]);
  });

  it('values that differ stay apart, however little', () => {
    const diagonal = ([a, b, c]: Vec3): Mat3 => [
      [a, 0, 0],
      [0, b, 0],
      [0, 0, c],
    ];
    for (const values of [
      [-1e-13, 2e-13, 1],
      [1e-13, 2e-13, 1],
      [1, 1 + EPS, 2],
      [1, 1 + 0.9e-12, 1 + 1.8e-12],
      [-1, -1e-300, 1e-300],
    ] as Vec3[]) {
      expect(symmetricEigen(diagonal(values)).values).toEqual(values);
    }
    for (const gap of [1e-14, 1e-13, 1e-12]) {
      const { values } = symmetricEigen(rotated([1, 1 + gap, 3], random.rotation()));
      expect(Math.abs(values[1] - values[0] - gap)).toBeLessThan(12 * EPS);
    }
    // A small block beside a large entry: both squares underflow.
    expect(
      symmetricEigen([
        [0, 1e-170, 0],
        [1e-170, 0, 0],
        [0, 0, 1e-90],
      ]).values,
    ).toBeNear([-1e-170, 1e-170, 1e-90], FORMULA * 1e-170);
  });

  it('20,000 matrices of every kind: the residual, by exact sums, is at most 4 ulp', () => {
    const powers = (low: number, high: number): number => random.uniform(-1, 1) * 10 ** random.uniform(low, high);
    const entries = (draw: () => number): Mat3 => {
      const [a, b, c, d, e, f] = Array.from({ length: 6 }, draw);
      return [
        [a, b, c],
        [b, d, e],
        [c, e, f],
      ];
    };
    const few = [0, 0, 1, -1, 0.5, 2, 3, 1e-8, 1e-200];
    const gap = (): number => 10 ** random.uniform(-17, -1);
    const kinds: [string, () => Mat3][] = [
      ['entries of one size', () => entries(() => random.uniform(-1, 1))],
      ['entries of twenty decades', () => entries(() => powers(-10, 10))],
      ['entries of 600 decades', () => entries(() => powers(-300, 300))],
      ['few values', () => entries(() => few[random.integer(0, few.length - 1)])],
      ['turned', () => rotated(random.vector(), random.rotation())],
      ['a close pair', () => rotated([1, 1 + gap(), 2], random.rotation())],
      ['a close pair above', () => rotated([-2, 1, 1 + gap()], random.rotation())],
      ['three close values', () => rotated([1, 1 + gap(), 1 + gap()], random.rotation())],
      ['values of one size and both signs', () => rotated([-1, 1 - gap(), 1], random.rotation())],
    ];
    for (const [name, matrix] of kinds) {
      const worst = Array.from({ length: 2200 }, matrix).reduce((most, a) => {
        const { values, vectors } = symmetricEigen(a);
        return Math.max(most, exactResidual(a, values, vectors));
      }, 0);
      expect(worst, name).toBeLessThanOrEqual(RESIDUAL);
    }
  });

  it('a component within 1e-9 of the largest decides the sign, so that rounding does not', () => {
    for (const tilt of [-1e-12, 0, 1e-12]) {
      // Vectors (1, -1, 0) / sqrt 2 up to a tilt of some 1e-12: the first component is the positive one.
      const { vectors } = symmetricEigen([
        [2 + tilt, 1, 0],
        [1, 2, 0],
        [0, 0, 9],
      ]);
      expect(transpose(vectors)[0]).toBeNear([Math.SQRT1_2, -Math.SQRT1_2, 0], 1e-11);
    }
  });

  it('averages differences of rounding across the diagonal', () => {
    const { values, vectors } = symmetricEigen([
      [3.2, -0.4, 0.25],
      [-0.39999999999, 2.1, 0.6],
      [0.25, 0.6, 4],
    ]);
    const want = symmetricEigen([
      [3.2, -0.399999999995, 0.25],
      [-0.399999999995, 2.1, 0.6],
      [0.25, 0.6, 4],
    ]);
    expect(values).toBeNear(want.values, FORMULA);
    expect(vectors).toBeNear(want.vectors, FORMULA);
  });

  it('the fast form writes the same numbers and reads the upper triangle', () => {
    const out = { values: new Float64Array(3), vectors: new Float64Array(9) };
    for (let k = 0; k < 100; k++) {
      const matrix = rotated(random.vector(3), random.rotation());
      const [[a, b, c], [, d, e], [, , f]] = matrix;
      symmetricEigenInto(Float64Array.of(a, b, c, NaN, d, e, NaN, NaN, f), out);
      const want = symmetricEigen(matrix);
      expect(Array.from(out.values)).toBeNear(want.values, 0);
      expect(Array.from(out.vectors)).toBeNear(want.vectors.flat(), 0);
    }
  });

  it.each([
    [
      [
        [1, 2],
        [2, 1],
      ],
      TypeError,
      'symmetricEigen: expected matrix to be three rows of three numbers, got [[1, 2], [2, 1]].',
    ],
    [[[1, 2, 3], [2, 1, 0], 7], TypeError, 'symmetricEigen: expected matrix[2] to be 3 numbers, got 7.'],
    [
      [
        [1, 2, 3],
        [2, NaN, 0],
        [3, 0, 1],
      ],
      RangeError,
      'symmetricEigen: expected a finite matrix[1][1], got NaN.',
    ],
    [
      [
        [1, 2, 3],
        [-2, 1, 0],
        [3, 0, 1],
      ],
      RangeError,
      'symmetricEigen: expected matrix to be symmetric, got [[1, 2, 3], [-2, 1, 0], [3, 0, 1]]. ' +
        'Entries across the diagonal must be equal; one of them is misplaced or has the wrong sign.',
    ],
  ])('refuses %j', (matrix, type, text) => {
    const call = (): unknown => symmetricEigen(matrix as never);
    expect(call).toThrow(type);
    expect(call).toThrow(text);
  });
});
