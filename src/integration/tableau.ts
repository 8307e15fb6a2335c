/**
 * Explicit Runge-Kutta methods as data. One step of size h from (t, y) is
 *
 *   k_r = f(t + a_r h, y + h sum_s b_rs k_s),   y_next = y + h sum_r c_r k_r        (paper eq. 15, 16)
 *
 * with the paper's letters: nodes a, coefficients b, weights c. (Many textbooks write c, A, b for a, b, c.)
 * Adding a method is adding a constant; `integrate` checks the order that it declares.
 */

/** An explicit Runge-Kutta method of s stages. */
export interface Tableau {
  readonly name: string;
  /** Nodes a_r, s numbers: the time of a stage as a fraction of the step; the first is 0. */
  readonly a: readonly number[];
  /** Coefficients b_rs, s rows; row r has r entries (the first none), because a stage uses earlier stages only. */
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
   * Dense output: row r holds the coefficients of theta, theta^2, … of the weight of stage r at the fraction theta of
   * the step, so that y(t + theta h) = y + h sum_r sum_j dense[r][j] theta^(j+1) k_r.
   */
  readonly dense: readonly (readonly number[])[];
}

function frozen<T extends Tableau>(tableau: T): T {
  const freeze = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    Object.values(value).forEach(freeze);
    Object.freeze(value);
  };
  freeze(tableau);
  return tableau;
}

/** Euler's method, order 1 (Chaney eq. 28; paper eq. 11). */
export const euler: Tableau = frozen({ name: 'Euler', a: [0], b: [[]], c: [1], order: 1 });

/** The midpoint method, order 2: the course's RK2 (paper eq. 23 with a2 = 1/2). */
export const midpoint: Tableau = frozen({ name: 'midpoint', a: [0, 1 / 2], b: [[], [1 / 2]], c: [0, 1], order: 2 });

/** Heun's method, order 2: the mean of the slopes at both ends (paper eq. 23 with a2 = 1). */
export const heun: Tableau = frozen({ name: 'Heun', a: [0, 1], b: [[], [1]], c: [1 / 2, 1 / 2], order: 2 });

/** Ralston's method, order 2: the smallest bound on the error among two-stage methods (paper eq. 23 with a2 = 2/3). */
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

/** Gill's method, order 4 (paper section 3.2.3): the one that shows that a condition is misprinted there (erratum P11). */
export const gill: Tableau = frozen({
  name: 'Gill',
  a: [0, 1 / 2, 1 / 2, 1],
  b: [[], [1 / 2], [(Math.SQRT2 - 1) / 2, 1 - Math.SQRT1_2], [0, -Math.SQRT1_2, 1 + Math.SQRT1_2]],
  c: [1 / 6, (1 - Math.SQRT1_2) / 3, (1 + Math.SQRT1_2) / 3, 1 / 6],
  order: 4,
});

/**
 * Dormand and Prince's pair of orders 5 and 4 (J. Comput. Appl. Math. 6, 1980), with Shampine's interpolant of order 4
 * (Math. Comp. 46, 1986). The last stage is the first of the next step.
 */
export const dormandPrince54: EmbeddedTableau = frozen({
  name: 'Dormand-Prince 5(4)',
  a: [0, 1 / 5, 3 / 10, 4 / 5, 8 / 9, 1, 1],
  b: [
    [],
    [1 / 5],
    [3 / 40, 9 / 40],
    [44 / 45, -56 / 15, 32 / 9],
    [19372 / 6561, -25360 / 2187, 64448 / 6561, -212 / 729],
    [9017 / 3168, -355 / 33, 46732 / 5247, 49 / 176, -5103 / 18656],
    [35 / 384, 0, 500 / 1113, 125 / 192, -2187 / 6784, 11 / 84],
  ],
  c: [35 / 384, 0, 500 / 1113, 125 / 192, -2187 / 6784, 11 / 84, 0],
  order: 5,
  embedded: {
    c: [5179 / 57600, 0, 7571 / 16695, 393 / 640, -92097 / 339200, 187 / 2100, 1 / 40],
    order: 4,
  },
  dense: [
    [1, -8048581381 / 2820520608, 8663915743 / 2820520608, -12715105075 / 11282082432],
    [0, 0, 0, 0],
    [0, 131558114200 / 32700410799, -68118460800 / 10900136933, 87487479700 / 32700410799],
    [0, -1754552775 / 470086768, 14199869525 / 1410260304, -10690763975 / 1880347072],
    [0, 127303824393 / 49829197408, -318862633887 / 49829197408, 701980252875 / 199316789632],
    [0, -282668133 / 205662961, 2019193451 / 616988883, -1453857185 / 822651844],
    [0, 40617522 / 29380423, -110615467 / 29380423, 69997945 / 29380423],
  ],
});
