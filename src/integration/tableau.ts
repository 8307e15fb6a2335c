/**
 * Explicit Runge-Kutta methods as data. One step of size h from (t, y) is
 *
 *   k_r = f(t + a_r h, y + h sum_s b_rs k_s),   y_next = y + h sum_r c_r k_r        (paper eq. 15, 16)
 *
 * with the paper's letters: nodes a, coefficients b, weights c. (Many textbooks write c, A, b for a, b, c.)
 * Adding a method is adding a constant, whose declared order `integrate` checks: named after its author, with
 * the order where that name is taken (`kutta3`), and with a row in test/integration/tableau.test.ts, where
 * `orderOf` tests its order conditions; a run that shows its `observedOrder` is welcome, not needed.
 */
import { frozen } from './frozen.js';

/** An explicit Runge-Kutta method of s stages. */
export interface Tableau {
  readonly name: string;
  /** Nodes a_r, s numbers: the time of a stage as a fraction of the step; the first is 0. */
  readonly a: readonly number[];
  /**
   * Coefficients b_rs, s rows; row r has r entries (the first none), because a stage
   * uses earlier stages only.
   */
  readonly b: readonly (readonly number[])[];
  /** Weights c_r, s numbers. */
  readonly c: readonly number[];
  /** The error of a run over a fixed time falls as h^order. */
  readonly order: number;
}

/** A method with a second set of weights, whose result differs by an estimate of the error of the step. */
export interface EmbeddedTableau extends Tableau {
  /** The second weights and their order. */
  readonly embedded: { readonly c: readonly number[]; readonly order: number };
  /**
   * Dense output, if the method has one of nearly its own order: row r holds the coefficients of theta,
   * theta^2, … of the weight of stage r at the fraction theta of the step, so that
   * y(t + theta h) = y + h sum_r sum_j dense[r][j] theta^(j+1) k_r.
   */
  readonly dense?: readonly (readonly number[])[];
}

/** Euler's method, order 1 (Chaney eq. 28; paper eq. 11). */
export const euler: Tableau = frozen({ name: 'Euler', a: [0], b: [[]], c: [1], order: 1 });

/** The midpoint method, order 2: the course's RK2 (paper eq. 23 with a2 = 1/2). */
export const midpoint: Tableau = frozen({ name: 'midpoint', a: [0, 1 / 2], b: [[], [1 / 2]], c: [0, 1], order: 2 });

/** Heun's method, order 2: the mean of the slopes at both ends (paper eq. 23 with a2 = 1). */
export const heun: Tableau = frozen({ name: 'Heun', a: [0, 1], b: [[], [1]], c: [1 / 2, 1 / 2], order: 2 });

/**
 * Ralston's method, order 2: the smallest bound on the error among two-stage methods
 * (paper eq. 23 with a2 = 2/3).
 */
export const ralston: Tableau = frozen({
  name: 'Ralston',
  a: [0, 2 / 3],
  b: [[], [2 / 3]],
  c: [1 / 4, 3 / 4],
  order: 2,
});

/** Kutta's method of order 3: the course's RK3 (paper eq. 28). */
export const kutta3: Tableau = frozen({
  name: 'Kutta 3',
  a: [0, 1 / 2, 1],
  b: [[], [1 / 2], [-1, 2]],
  c: [1 / 6, 2 / 3, 1 / 6],
  order: 3,
});

/** The classical Runge-Kutta method, order 4 (Chaney eq. 29). */
export const rk4: Tableau = frozen({
  name: 'RK4',
  a: [0, 1 / 2, 1 / 2, 1],
  b: [[], [1 / 2], [0, 1 / 2], [0, 0, 1]],
  c: [1 / 6, 1 / 3, 1 / 3, 1 / 6],
  order: 4,
});

/** Kutta's 3/8 rule, order 4 (paper section 3.2.3). */
export const threeEighths: Tableau = frozen({
  name: '3/8 rule',
  a: [0, 1 / 3, 2 / 3, 1],
  b: [[], [1 / 3], [-1 / 3, 1], [1, -1, 1]],
  c: [1 / 8, 3 / 8, 3 / 8, 1 / 8],
  order: 4,
});

/**
 * Gill's method, order 4 (paper section 3.2.3): the one that shows that a condition is
 * misprinted there (erratum P11).
 */
export const gill: Tableau = frozen({
  name: 'Gill',
  a: [0, 1 / 2, 1 / 2, 1],
  b: [[], [1 / 2], [(Math.SQRT2 - 1) / 2, 1 - Math.SQRT1_2], [0, -Math.SQRT1_2, 1 + Math.SQRT1_2]],
  c: [1 / 6, (1 - Math.SQRT1_2) / 3, (1 + Math.SQRT1_2) / 3, 1 / 6],
  order: 4,
});
