import { describe, expect, it } from 'vitest';
import {
  dormandPrince54,
  euler,
  gill,
  heun,
  integrate,
  kutta3,
  midpoint,
  observedOrder,
  orderConditions,
  orderOf,
  ralston,
  rk4,
  stabilityFunction,
  stabilityLimit,
  threeEighths,
} from 'rigid-body-lab';
import type { Tableau } from 'rigid-body-lab';
import { seeded } from '../support/random.js';
import { oracle, oracleCase } from '../support/oracle.js';
import type { OracleCase } from '../support/oracle.js';
import { EPS, FORMULA } from '../support/tolerances.js';

interface TableauCase extends OracleCase {
  inputs: { nodes_a: number[]; b_rows: number[][]; weights_c: number[] };
  expected: {
    order: number;
    conditions: Record<string, number>;
    targets: Record<string, string>;
    stability_polynomial_coefficients: number[];
    printed_c4_a2_b32?: number | null;
  };
}
const cases = oracle('tableaus') as TableauCase[];
const caseOf = (id: string): TableauCase => oracleCase('tableaus', id);
const tableauOf = ({ id, inputs, expected }: TableauCase): Tableau => ({
  name: id,
  a: inputs.nodes_a,
  b: inputs.b_rows,
  c: inputs.weights_c,
  order: expected.order,
});
/** `sum c b a^2` is called sum_c_b_a2 in the independent table. */
const keyOf = (formula: string): string => formula.replaceAll('^', '').replaceAll(' ', '_');

describe('order conditions', () => {
  it.each(cases.map((c) => [c.id, c] as const))('%s: the eight conditions, the order, the polynomial', (_, c) => {
    const tableau = tableauOf(c);
    const conditions = orderConditions(tableau);
    const values = Object.fromEntries(conditions.map(({ formula, value }) => [keyOf(formula), value]));
    expect(values).toMatchOracle(c.expected.conditions, c.tolerance);
    const targets = Object.fromEntries(
      conditions.map(({ formula, target }) => [keyOf(formula), target === 1 ? '1' : `1/${Math.round(1 / target)}`]),
    );
    expect(targets).toEqual(c.expected.targets);
    expect(orderOf(tableau)).toBe(c.expected.order);
    expect(stabilityFunction(tableau).coefficients).toMatchOracle(
      c.expected.stability_polynomial_coefficients,
      c.tolerance,
    );
  });

  it('there are as many as rooted trees: 1, 1, 2, 4, 9, 20, 48, 115', () => {
    const counts = [1, 2, 3, 4, 5, 6, 7, 8].map(
      (order) => orderConditions(rk4, order).filter((c) => c.order === order).length,
    );
    expect(counts).toEqual([1, 1, 2, 4, 9, 20, 48, 115]);
  });

  it('those of order five have the formulas of the literature', () => {
    const five = orderConditions(dormandPrince54, 5).filter((c) => c.order === 5);
    expect(five.every((c) => c.holds)).toBe(true);
    expect(Object.fromEntries(five.map((c) => [c.formula, Math.round(1 / c.target)]))).toEqual({
      'sum c a^4': 5,
      'sum c a^2 b a': 10,
      'sum c a b a^2': 15,
      'sum c a b b a': 30,
      'sum c (b a) (b a)': 20,
      'sum c b a^3': 20,
      'sum c b a b a': 40,
      'sum c b b a^2': 60,
      'sum c b b b a': 120,
    });
  });

  it('the last of order four needs its b43: the printed form lets a method of order 3 pass (erratum P11)', () => {
    const [c4, a2, b32] = [gill.c[3], gill.a[1], gill.b[2][1]];
    const printed = caseOf('tab-rk4-gill').expected.printed_c4_a2_b32;
    expect(c4 * a2 * b32).toBeNear(printed, FORMULA);
    const wrong = orderConditions(tableauOf(caseOf('tab-printed-conditions-only'))).filter((c) => !c.holds);
    expect(wrong.map((c) => c.formula)).toEqual(['sum c b b a']);
  });

  it('a run shows the order of the conditions, also for that method', () => {
    const method = tableauOf(caseOf('tab-printed-conditions-only'));
    // y' = y^2 - t is not linear: on a linear equation other conditions hide.
    const solve = (stepSize: number): number[] =>
      integrate((t, [y]) => [y * y - t], [0.5], { t1: 1, stepSize, method }).states.at(-1) ?? [];
    expect(observedOrder(solve, { stepSize: 0.1, halvings: 5 }).order).toBeNear(3, 0.05);
  });

  it('refuses what is no explicit method', () => {
    const implicit = { name: 'implicit', a: [1], b: [[1]], c: [1], order: 1 };
    const text = (where: string): string =>
      `${where}: expected row 0 of b to have 0 entries, got [1]. Only explicit methods are known here: a stage uses the stages before it.`;
    expect(() => orderConditions(implicit)).toThrow(new TypeError(text('orderConditions')));
    expect(() => orderOf(implicit)).toThrow(new TypeError(text('orderOf')));
    expect(() => stabilityFunction(implicit)).toThrow(new TypeError(text('stabilityFunction')));
    expect(() => stabilityLimit(implicit)).toThrow(new TypeError(text('stabilityLimit')));
  });
});

describe('stability', () => {
  it.each([
    ['threshold-p1', euler],
    ['threshold-p2', midpoint],
    ['threshold-p2', heun],
    ['threshold-p2', ralston],
    ['threshold-p4', rk4],
    ['threshold-p4', gill],
    ['threshold-p4', threeEighths],
  ] as const)('%s is the limit of %o to the last bits, and the function has its values', (id, tableau) => {
    const { threshold_30_digits: digits, samples } = oracleCase('stability', id).expected as {
      threshold_30_digits: string;
      samples: { z: number; P: number }[];
    };
    expect(stabilityLimit(tableau)).toBeNear(Number(digits), 4 * EPS);
    const P = stabilityFunction(tableau);
    for (const sample of samples) expect(P(sample.z)).toBeNear(sample.P, FORMULA);
  });

  it('the limit of order 3 is that of its polynomial (erratum list, key numbers)', () => {
    expect(stabilityLimit(kutta3)).toBeNear(2.5127453266183286, 4 * EPS);
  });

  it('a step of y’ = lambda y multiplies y by the function', () => {
    for (const method of [euler, heun, kutta3, rk4, dormandPrince54]) {
      for (const lambda of [-3, -1.2, 0.4]) {
        const step = integrate((_t, [y]) => [lambda * y], [1], { t1: 1, stepSize: 1, method });
        expect(step.states[1][0]).toBeNear(stabilityFunction(method)(lambda), FORMULA);
      }
    }
  });

  it('the magnitude is at most 1 up to the limit and above it beyond', () => {
    for (const method of [euler, ralston, kutta3, rk4, dormandPrince54]) {
      const [P, limit] = [stabilityFunction(method), stabilityLimit(method)];
      for (let k = 1; k < 1000; k++) expect(Math.abs(P((-limit * k) / 1000))).toBeLessThan(1);
      expect(Math.abs(P(-limit * 1.0001))).toBeGreaterThan(1);
    }
  });

  it('a method that only touches 1 on the way goes on (Chebyshev’s, of limit 8)', () => {
    const chebyshev = { name: 'Chebyshev', a: [0, 1 / 4], b: [[], [1 / 4]], c: [1 / 2, 1 / 2], order: 1 };
    expect(stabilityFunction({ ...chebyshev, c: [0, 1] }).coefficients).toEqual([1, 1, 1 / 4]);
    expect(stabilityFunction(chebyshev).coefficients).toEqual([1, 1, 1 / 8]);
    expect(stabilityLimit(chebyshev)).toBeNear(8, 4 * EPS);
  });

  it('refuses a method without its order', () => {
    expect(() => stabilityLimit({ ...heun, c: [1, 1] })).toThrow(
      'stabilityLimit: expected sum c = 1/1 of Heun, got 2. It breaks this condition of order 1, so it has not the order 2 that it declares.',
    );
  });
});

describe('observedOrder', () => {
  const errors = (p: number) => (h: number) => [3 + 2 * h ** p, -1 - h ** p];

  it('reads the order off the errors, with the exact state or without', () => {
    const random = seeded(7);
    for (let k = 0; k < 20; k++) {
      const p = random.integer(1, 6);
      const known = observedOrder(errors(p), { stepSize: 0.5, exact: [3, -1], halvings: 2 });
      expect(known.stepSizes).toEqual([0.5, 0.25, 0.125]);
      expect(known.errors).toBeNear(
        [0.5, 0.25, 0.125].map((h) => Math.sqrt(5) * h ** p),
        FORMULA,
      );
      expect(known.orders).toBeNear([p, p], 1e-9);
      const unknown = observedOrder(errors(p), { stepSize: 0.5 });
      expect(unknown.orders).toBeNear([p, p], 1e-9);
      expect(unknown.order).toBe(unknown.orders[1]);
    }
  });

  it.each([
    [
      { stepSize: 0 },
      'observedOrder: expected stepSize > 0, got 0. It is the coarsest step, and time steps are positive.',
    ],
    [
      { stepSize: 0.1, halvings: 1 },
      'observedOrder: expected halvings to be an integer >= 2, got 1. An order is a ratio of two errors.',
    ],
    [
      { stepSize: 0.1, halvings: 0, exact: [0] },
      'observedOrder: expected halvings to be an integer >= 1, got 0. An order is a ratio of two errors.',
    ],
  ])('refuses %j', (options, text) => {
    expect(() => observedOrder(errors(1), options)).toThrow(new RangeError(text));
  });
});
