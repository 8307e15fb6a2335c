import { det } from 'mathjs';
import { describe, expect, it } from 'vitest';
import { cross, dependentVelocities, generalSolution, generalizedCross, pseudoInverse } from 'rigid-body-lab';
import type { DenseMatrix } from 'rigid-body-lab';
import { singularVectorsKernel } from '../../src/linear/dense-algorithms.js';
import { oracle } from '../support/oracle.js';
import { seeded } from '../support/random.js';
import { FORMULA } from '../support/tolerances.js';

const random = seeded(161);
const draw = (m: number, n: number): DenseMatrix =>
  Array.from({ length: m }, () => Array.from({ length: n }, () => random.normal()));
const apply = (A: DenseMatrix, x: readonly number[]): number[] =>
  A.map((row) => row.reduce((sum, entry, j) => sum + entry * x[j], 0));
/** Random small systems: condition numbers up to some 1e3. */
const CONDITIONED = 1e-11;

interface Expected {
  error?: boolean;
  AC: number[];
  A_plus: DenseMatrix;
  v_nu: number[];
  v: number[];
  A_v: number[];
  v_nu_dot_AC: number;
  norm_v_nu: number;
}

describe('generalSolution, oracle', () => {
  it.each(oracle('general_solution').map((c) => [c.id, c] as const))(
    '%s',
    (_id, { inputs, expected: given, tolerance }) => {
      const expected = given as Expected;
      const { A, b, C, c } = inputs as { A: DenseMatrix; b: number[]; C: DenseMatrix; c: number };
      if (expected.error === true) {
        const text =
          'generalSolution: expected equations that can hold together, got [[0, 0]]. The rank is 0 of 1 rows, and the right sides contradict each other: the nearest v gives row 0 the value 0 instead of 1.';
        expect(() => generalSolution(A, b, { C, c })).toThrow(new RangeError(text));
        return;
      }
      const { v, tangent, normal } = generalSolution(A, b, { C, c });
      expect(tangent).toMatchOracle(expected.AC, tolerance);
      expect(normal).toMatchOracle(expected.v_nu, tolerance);
      expect(v).toMatchOracle(expected.v, tolerance);
      expect(apply(A, v)).toMatchOracle(expected.A_v, tolerance);
      expect(normal.reduce((sum, x, j) => sum + x * tangent[j], 0)).toMatchOracle(expected.v_nu_dot_AC, tolerance);
      expect(Math.hypot(...normal)).toMatchOracle(expected.norm_v_nu, tolerance);
      expect(pseudoInverse(A)).toMatchOracle(expected.A_plus, tolerance);
      expect(generalizedCross([...A, ...C])).toMatchOracle(expected.AC, tolerance);
    },
  );
});

describe('generalSolution', () => {
  const shapes = [2, 3, 4, 5, 6].flatMap((n) => Array.from({ length: n }, (_, k) => [k + 1, n] as const));

  it('solves A v = b for every m <= n, with the shortest part and a tangent that A maps to zero', () => {
    for (const [m, n] of shapes) {
      for (let k = 0; k < 10; k++) {
        const [A, [b]] = [draw(m, n), draw(1, m)];
        const C = m < n ? draw(n - 1 - m, n) : [];
        const { v, tangent, normal } = generalSolution(A, b, { C, c: 1.7 });
        expect(apply(A, v)).toBeNear(b, CONDITIONED);
        expect(apply(A, tangent)).toBeNear(
          b.map(() => 0),
          CONDITIONED,
        );
        expect(normal).toBeNear(apply(pseudoInverse(A), b), CONDITIONED);
        expect(v).toBeNear(
          normal.map((x, j) => x + 1.7 * tangent[j]),
          FORMULA,
        );
      }
    }
  });

  it('reaches every solution: tangents from all choices of C span the null space of A', () => {
    const A = draw(2, 5);
    const unitRow = (j: number): number[] => [0, 1, 2, 3, 4].map((k) => (k === j ? 1 : 0));
    const tangents = [0, 1, 2, 3, 4].flatMap((i) =>
      [0, 1, 2, 3, 4]
        .filter((j) => j > i)
        .map((j) => generalSolution(A, [0, 0], { C: [unitRow(i), unitRow(j)], c: 1 }).v),
    );
    // Two independent equations for five unknowns leave three directions, and no tangent leaves them.
    const rank = singularVectorsKernel(tangents).sigma.filter((s) => s > 1e-12).length;
    expect(rank).toBe(3);
    for (const tangent of tangents) expect(apply(A, tangent)).toBeNear([0, 0], CONDITIONED);
  });

  it('needs no C without c, and has no tangent for as many equations as unknowns', () => {
    expect(generalSolution([[1, 0, 0, 0]], [3]).v).toEqual([3, 0, 0, 0]);
    expect(
      generalSolution(
        [
          [0, 2],
          [1, 0],
        ],
        [4, 5],
        { c: 9 },
      ),
    ).toEqual({ v: [5, 2], tangent: [0, 0], normal: [5, 2], rank: 2 });
  });

  it('bears a C that is not needed, whatever it is', () => {
    // The case of the oracle: without c the result is the shortest solution.
    for (const options of [{ C: [[2, 4, 6]] }, { C: [[2, 4, 6]], c: 0 }, { C: [[0, 0, 0]] }]) {
      const { v, tangent } = generalSolution([[1, 2, 3]], [4], options);
      expect(v).toBeNear([2 / 7, 4 / 7, 6 / 7], FORMULA);
      expect(tangent).toEqual([0, 0, 0]);
    }
    // Too many rows, or one where none is missing.
    expect(
      generalSolution([[1, 2, 3]], [4], {
        C: [
          [1, 0, 0],
          [0, 1, 0],
        ],
      }).tangent,
    ).toEqual([0, 0, 0]);
    expect(generalSolution([[1, 0]], [4], { C: [[5, 6]] }).v).toEqual([4, 0]);
  });

  it('takes redundant equations for what they say: the least-squares answer, and the rank', () => {
    for (const [m, n] of [
      [2, 2],
      [2, 3],
      [3, 3],
      [4, 6],
      [5, 4],
      [7, 3],
    ] as const) {
      for (let rank = 1; rank <= Math.min(m, n); rank++) {
        for (let k = 0; k < 10; k++) {
          const [mix, rows, [truth]] = [draw(m, rank), draw(rank, n), draw(1, n)];
          const A = mix.map((weights) => rows[0].map((_, j) => weights.reduce((sum, w, i) => sum + w * rows[i][j], 0)));
          const b = apply(A, truth);
          const found = generalSolution(A, b);
          expect(found.rank).toBe(rank);
          expect(found.v).toBeNear(apply(pseudoInverse(A), b), 1e-9);
          expect(apply(A, found.v)).toBeNear(b, CONDITIONED);
          // In other units of each equation, the answer is the same.
          const units = A.map(() => 10 ** random.uniform(-9, 9));
          const scaled = generalSolution(
            A.map((row, i) => row.map((x) => x * units[i])),
            b.map((x, i) => x * units[i]),
          );
          expect(scaled.rank).toBe(rank);
          expect(scaled.v).toBeNear(found.v, 1e-9);
          // Off by a part of its size, one equation contradicts the others.
          const off = b.map((x, i) => (i === m - 1 ? x + 1e-3 * (1 + Math.abs(x)) : x));
          if (rank < m)
            expect(() => generalSolution(A, off)).toThrow(
              `The rank is ${rank} of ${m} rows, and the right sides contradict`,
            );
        }
      }
    }
  });

  it('a tangent of redundant equations is that of the independent ones', () => {
    const [A, C] = [draw(2, 5), draw(2, 5)];
    const twice = [A[0], A[0].map((x) => -3 * x), A[1], A[0].map((x, j) => x + 2 * A[1][j])];
    const b = [1, -3, 2, 5];
    const [plain, redundant] = [generalSolution(A, [1, 2], { C, c: 0.7 }), generalSolution(twice, b, { C, c: 0.7 })];
    expect(redundant).toBeNear(plain, CONDITIONED);
    expect(() => generalSolution(twice, b, { C: C.slice(1), c: 0.7 })).toThrow('expected C to be 2 rows of 5 numbers');
  });

  it.each([
    [
      [
        [1, 2, 3],
        [2, 4, 6],
      ],
      [1, 3],
      {},
      RangeError,
      'generalSolution: expected equations that can hold together, got [[1, 2, 3], [2, 4, 6]]. The rank is 1 of 2 rows, and the right sides contradict each other: the nearest v gives row 0 the value 1.25 instead of 1.',
    ],
    [
      [[1], [2]],
      [1, 3],
      {},
      RangeError,
      'generalSolution: expected equations that can hold together, got [[1], [2]]. The rank is 1 of 2 rows,',
    ],
    [
      [[1, 2]],
      [1],
      { c: 1, tangent: [] },
      TypeError,
      'generalSolution: expected options to have only fields that it knows, got tangent. The fields are C and c.',
    ],
    [[[1, 2]], [1], null, TypeError, 'generalSolution: expected options to be an object, got null.'],
    [[[1, 2, 3]], [1], { C: [[1, NaN, 0]] }, RangeError, 'generalSolution: expected a finite C[0][1], got NaN.'],
    [
      [[1, 2, 3]],
      [1],
      { C: [[2, 4, 6]], c: 1 },
      RangeError,
      'generalSolution: expected rows of C independent of each other and of A, got [[2, 4, 6]]. Row 0 is zero or depends on the rows before it and those of A, so [A C] is zero.',
    ],
    [
      [[1, 2, 3]],
      [1],
      { c: 1 },
      TypeError,
      'generalSolution: expected C to be 1 rows of 3 numbers, got []. A matrix is a list of its rows.',
    ],
    [
      [[1, 2]],
      [1],
      { C: [[3, 4]], c: 1 },
      TypeError,
      'generalSolution: expected no C, got [[3, 4]]. 1 equations for 2 unknowns leave one direction.',
    ],
    [[[1, 2]], [1, 2], {}, TypeError, 'generalSolution: expected b to be 1 numbers, got [1, 2]. Write it as an array.'],
    [
      [[1, 2]],
      [1],
      { c: NaN },
      RangeError,
      'generalSolution: expected a finite c, got NaN. A value that is not finite spoils every result.',
    ],
  ])('refuses %j, %j, %j', (A, b, options, kind, text) => {
    expect(() => generalSolution(A, b, options as never)).toThrow(kind);
    expect(() => generalSolution(A, b, options as never)).toThrow(text);
  });
});

describe('generalizedCross', () => {
  it('is the vector product in three dimensions', () => {
    for (let k = 0; k < 100; k++) {
      const [a, b] = [random.vector(), random.vector()];
      expect(generalizedCross([a, b])).toBeNear(cross(a, b), FORMULA);
    }
  });

  it('is the determinant of the definition, by mathjs', () => {
    for (let n = 2; n <= 6; n++) {
      const rows = draw(n - 1, n);
      const wanted = rows[0].map((_, j) => det([rows[0].map((__, k) => (k === j ? 1 : 0)), ...rows]));
      expect(generalizedCross(rows)).toBeNear(wanted, CONDITIONED);
    }
  });

  it('is zero for dependent rows (erratum P5) and refuses other shapes', () => {
    expect(
      generalizedCross([
        [1, 2, 3],
        [2, 4, 6],
      ]),
    ).toBeNear([0, 0, 0], FORMULA);
    const text = 'generalizedCross: expected rows[0] to be 3 numbers, got [1, 2]. Write it as an array.';
    expect(() =>
      generalizedCross([
        [1, 2],
        [3, 4],
      ]),
    ).toThrow(new TypeError(text));
  });
});

describe('dependentVelocities', () => {
  it('completes the others to a solution, for any choice of dependent columns', () => {
    for (const [m, n, dependent] of [
      [1, 2, [0]],
      [1, 2, [1]],
      [2, 4, [3, 0]],
      [2, 5, [1, 4]],
      [3, 3, [2, 0, 1]],
    ] as const) {
      const [A, [b], [independent]] = [draw(m, n), draw(1, m), m === n ? [[]] : draw(1, n - m)];
      const solved = dependentVelocities(A, b, { dependent, independent });
      const v = new Array<number>(n).fill(0);
      dependent.forEach((j, k) => (v[j] = solved[k]));
      let next = 0;
      for (let j = 0; j < n; j++) if (!(dependent as readonly number[]).includes(j)) v[j] = independent[next++];
      expect(apply(A, v)).toBeNear(b, CONDITIONED);
    }
  });

  it.each([
    [
      { dependent: [0], independent: [1] },
      RangeError,
      'dependentVelocities: expected columns 0 of A to be invertible, got [[0]]. Here these velocities do not follow from the others: choose other columns, or use generalSolution.',
    ],
    [
      { dependent: [0, 1], independent: [] },
      RangeError,
      'dependentVelocities: expected dependent to be 1 different columns of 2, got [0, 1]. Each equation determines one velocity.',
    ],
    [
      { dependent: [2], independent: [1] },
      RangeError,
      'dependentVelocities: expected dependent to be 1 different columns of 2, got [2]. Each equation determines one velocity.',
    ],
    [
      { dependent: [1], independent: [1, 2] },
      TypeError,
      'dependentVelocities: expected independent to be 1 numbers, got [1, 2]. Write it as an array.',
    ],
  ])('refuses %j', (options, kind, text) => {
    expect(() => dependentVelocities([[0, 2]], [1], options)).toThrow(kind);
    expect(() => dependentVelocities([[0, 2]], [1], options)).toThrow(text);
  });
});
