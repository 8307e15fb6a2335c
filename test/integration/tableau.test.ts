import { describe, expect, it } from 'vitest';
import * as library from 'rigid-body-lab';
import {
  dormandPrince54,
  dormandPrince87,
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
  threeEighths,
} from 'rigid-body-lab';
import type { OrderCondition, Rate, Tableau } from 'rigid-body-lab';
import { density, elementaryWeight, treesOfOrder } from '../../src/integration/rooted-trees.js';
import { oracleCase } from '../support/oracle.js';
import { FORMULA } from '../support/tolerances.js';

const methods: Record<string, Tableau> = {
  euler,
  midpoint,
  heun,
  ralston,
  kutta3,
  rk4,
  threeEighths,
  gill,
  dormandPrince54,
  dormandPrince87,
};
const isTableau = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'order' in value && 'b' in value;

describe('tableaus', () => {
  it('this test knows every public tableau', () => {
    const found = Object.entries(library).flatMap(([name, value]) => (isTableau(value) ? [name] : []));
    expect(found.sort(), 'add the method to `methods` in test/integration/tableau.test.ts').toEqual(
      Object.keys(methods).sort(),
    );
  });

  it.each(Object.entries(methods))('%s has the order that it declares and no higher', (_, tableau) => {
    expect(orderOf(tableau)).toBe(tableau.order);
  });

  it.each([
    ['tab-euler', euler],
    ['tab-rk2-midpoint', midpoint],
    ['tab-rk2-heun', heun],
    ['tab-rk3-kutta', kutta3],
    ['tab-rk4-classical', rk4],
    ['tab-rk4-gill', gill],
  ])('%s has the coefficients of the independent table', (id, tableau) => {
    const { weights_c, nodes_a, b_rows } = oracleCase('tableaus', id).inputs as Record<string, unknown>;
    expect([tableau.c, tableau.a]).toBeNear([weights_c, nodes_a], FORMULA);
    expect(tableau.b).toBeNear(b_rows, FORMULA);
  });

  it('the second weights of Dormand-Prince have order 4, and its interpolant has order 4 at every fraction', () => {
    const { embedded, dense } = dormandPrince54;
    expect(orderOf({ ...dormandPrince54, c: embedded.c })).toBe(embedded.order);
    for (const theta of [0.1, 1 / 3, 0.5, 0.875, 1]) {
      const weights = dense.map((row) => row.reduce((sum, p, j) => sum + p * theta ** (j + 1), 0));
      for (let order = 1; order <= 4; order++) {
        for (const tree of treesOfOrder(order)) {
          const value = elementaryWeight(tree, dormandPrince54, weights);
          expect(value).toBeNear(theta ** order / density(tree), FORMULA);
        }
      }
      if (theta === 1) expect(weights).toBeNear(dormandPrince54.c, FORMULA);
    }
  });

  it('the pair of order 8 satisfies all 200 conditions to some roundings, and its second weights those of order 7', () => {
    const worst = (conditions: OrderCondition[]): number =>
      Math.max(...conditions.map(({ value, target }) => Math.abs(value - target)));
    const conditions = orderConditions(dormandPrince87, 8);
    expect(conditions).toHaveLength(200);
    expect(worst(conditions)).toBeLessThan(FORMULA);
    const second = { ...dormandPrince87, c: dormandPrince87.embedded.c };
    expect(worst(orderConditions(second, 7))).toBeLessThan(FORMULA);
    expect(orderOf(second)).toBe(7);
  });

  it('the pair of order 8 converges with order 8', () => {
    const kepler: Rate = (_t, [x, y, u, v]) => {
      const cube = Math.hypot(x, y) ** 3;
      return [u, v, -x / cube, -y / cube];
    };
    // A circle: from (1, 0) with speed 1.
    const solve = (stepSize: number): number[] =>
      integrate(kepler, [1, 0, 0, 1], { t1: 2, stepSize, method: dormandPrince87 }).states.at(-1)!;
    const exact = [Math.cos(2), Math.sin(2), -Math.sin(2), Math.cos(2)];
    const { orders } = observedOrder(solve, { stepSize: 0.5, halvings: 2, exact });
    // The order is 8; where the next term still counts it shows 8.5 and more.
    expect(Math.min(...orders)).toBeGreaterThan(7.7);
  });

  it('cannot be changed', () => {
    expect(() => {
      (rk4.c as number[])[0] = 1;
    }).toThrow(TypeError);
    expect(() => {
      (dormandPrince54.dense[0] as number[])[0] = 2;
    }).toThrow(TypeError);
  });

  it.each([
    [
      { ...rk4, c: [1 / 6, 1 / 3, 1 / 4, 1 / 4] },
      'integrate: expected sum c a = 1/2 of RK4, got 0.5416666666666666. It breaks this condition of order 2, so it has not the order 4 that it declares.',
    ],
    [{ ...heun, c: [1 / 2, 1 / 3] }, 'integrate: expected sum c = 1/1 of Heun, got 0.8333333333333333.'],
    [
      { ...rk4, b: [[], [1 / 2], [0, 1 / 2], [0, 0, 2]] },
      'integrate: expected row 3 of b of RK4 to sum to a = 1, got 2. A stage must sit at its node.',
    ],
    [
      { ...kutta3, order: 4 },
      'integrate: expected the order of Kutta 3 to be 1 … 3, got 4. An explicit method has at most as high an order as it has stages.',
    ],
    [{ ...heun, order: 1.5 }, 'integrate: expected the order of Heun to be 1 … 2, got 1.5.'],
    [{ ...heun, c: [NaN, 1] }, 'integrate: expected finite coefficients, got "Heun".'],
  ] as [Tableau, string][])('a wrong method is refused with the condition that it breaks: %#', (method, text) => {
    const run = (): unknown => integrate((_t, [y]) => [-y], [1], { t1: 1, stepSize: 0.1, method });
    expect(run).toThrow(RangeError);
    expect(run).toThrow(text);
  });

  it.each([
    [
      { ...heun, c: [1] },
      'integrate: expected a, b and c of a method to have one entry per stage, got [2, 2, 1]. A stage is a node, a row of coefficients and a weight.',
    ],
    [
      { name: 'implicit midpoint', a: [1 / 2], b: [[1 / 2]], c: [1], order: 1 },
      'integrate: expected row 0 of b to have 0 entries, got [0.5]. Only explicit methods are known here: a stage uses the stages before it.',
    ],
  ] as [Tableau, string][])('a wrong shape is refused: %#', (method, text) => {
    const run = (): unknown => integrate((_t, [y]) => [-y], [1], { t1: 1, stepSize: 0.1, method });
    expect(run).toThrow(new TypeError(text));
  });

  it('a method changed after a first use is checked again', () => {
    const own = { ...heun, c: [1 / 2, 1 / 2] };
    const run = (): unknown => integrate((_t, [y]) => [-y], [1], { t1: 1, stepSize: 0.1, method: own });
    run();
    own.c[0] = 1;
    expect(run).toThrow('sum c = 1/1 of Heun');
  });
});
