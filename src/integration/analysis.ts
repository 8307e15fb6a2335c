/** What a tableau promises, read off its coefficients, and the order that a run shows. */
import { expectFields, expectFunction, expectInteger } from '../linear/expect-fields.js';
import { expectFinite, expectPositive, expectVector, message, shown } from '../linear/expect.js';
import { CONDITION_TOLERANCE, expectExplicit, expectTableau } from './check-tableau.js';
import { realRoots } from './real-roots.js';
import { density, elementaryWeight, formula, treesOfOrder } from './rooted-trees.js';
import type { Tableau } from './tableau.js';

/** One order condition and what a method makes of it. */
export interface OrderCondition {
  /** The left side in the paper's letters: `sum c b b a` is the sum of c_r b_rs b_st a_t over r, s and t. */
  formula: string;
  /** The condition belongs to this order. */
  order: number;
  /** The right side, 1 over an integer. */
  target: number;
  /** The left side of this method. */
  value: number;
  holds: boolean;
}

/**
 * The order conditions up to an order, by default the eight of order four (paper eq. 23, 28 and section
 * 3.2.3). The last of them is `sum c b b a = 1/24`; the paper prints it without one b (erratum P11).
 *
 * @param tableau an explicit method; its declared order is not looked at
 * @param upTo conditions of the orders 1 to this one
 * @returns 1, 2, 4, 8, 17, 37, … conditions for upTo = 1, 2, 3, 4, 5, 6, …
 * @throws TypeError for a tableau that is not explicit
 * @example
 * orderConditions(kutta3).filter((c) => !c.holds).map((c) => c.formula); // => ['sum c a b a', 'sum c b b a']
 */
export function orderConditions(tableau: Tableau, upTo = 4): OrderCondition[] {
  expectExplicit('orderConditions', tableau);
  expectInteger('orderConditions', 'upTo', upTo, 1, 'It is an order.');
  if (upTo > HIGHEST_ORDER) {
    const reason = 'There are 719 conditions of order 10, and about three times as many with each order more.';
    throw new RangeError(message('orderConditions', `upTo <= ${HIGHEST_ORDER}`, upTo, reason));
  }
  return Array.from({ length: upTo }, (_, k) => conditionsOfOrder(tableau, k + 1)).flat();
}

/** Explicit methods of order 10 are the highest known; there are 1,205 conditions up to it. */
const HIGHEST_ORDER = 10;

function conditionsOfOrder(tableau: Tableau, order: number): OrderCondition[] {
  return treesOfOrder(order).map((tree) => {
    const target = 1 / density(tree);
    const value = elementaryWeight(tree, tableau, tableau.c);
    return { formula: formula(tree), order, target, value, holds: Math.abs(value - target) <= CONDITION_TOLERANCE };
  });
}

/**
 * The order of a method: the largest p such that every condition up to order p holds; 0 if not
 * even the weights sum to one.
 *
 * @param tableau an explicit method whose nodes are the sums of its rows; its declared order is not looked at
 * @throws TypeError for a tableau that is not explicit
 * @example
 * orderOf(gill); // => 4
 * orderOf({ ...heun, c: [1, 0] }); // => 1
 */
export function orderOf(tableau: Tableau): number {
  expectExplicit('orderOf', tableau);
  let order = 0;
  // An explicit method has at most as high an order as it has stages, so this ends.
  while (conditionsOfOrder(tableau, order + 1).every(({ holds }) => holds)) order++;
  return order;
}

/** The factor P(z) of a step as a function of real z, and the coefficients of its powers. */
export interface StabilityFunction {
  (z: number): number;
  /** Of 1, z, z², …; a method of order p begins like the series of exp(z) up to z^p. */
  readonly coefficients: readonly number[];
}

/**
 * The stability function of a method: one step of y' = lambda y multiplies y by the polynomial
 * P(z) = 1 + z sum c + z² sum c b 1 + z³ sum c b b 1 + …, with z = h lambda. The deviation f' = -k f
 * of a stabilised constraint has z = -h k (paper Theorems 2 to 5).
 *
 * @throws TypeError for a tableau that is not explicit
 * @example
 * stabilityFunction(rk4)(-1); // => 0.375
 * stabilityFunction(kutta3).coefficients; // => [1, 1, 0.5, 0.16666666666666666]
 */
export function stabilityFunction(tableau: Tableau): StabilityFunction {
  return stabilityOf('stabilityFunction', tableau);
}

/** `stabilityFunction` for the public function `where`. */
export function stabilityOf(where: string, tableau: Tableau): StabilityFunction {
  expectExplicit(where, tableau);
  const { a, b, c } = tableau;
  const coefficients = [1];
  let powers = a.map(() => 1);
  for (let k = 1; k <= a.length; k++) {
    coefficients.push(c.reduce((sum, weight, r) => sum + weight * powers[r], 0));
    const previous = powers;
    powers = b.map((row) => row.reduce((sum, coefficient, s) => sum + coefficient * previous[s], 0));
  }
  while (coefficients.at(-1) === 0) coefficients.pop();
  const P = (z: number): number => {
    expectFinite(where, 'z', z);
    return coefficients.reduceRight((value, coefficient) => value * z + coefficient, 0);
  };
  return Object.assign(P, { coefficients });
}

/**
 * How far a decay may be stepped: the largest L such that |P(z)| <= 1 for all -L <= z <= 0.
 * A decay rate k is stepped without growth if h k <= L.
 *
 * @throws RangeError for a method that is not consistent with the order it declares
 * @example
 * stabilityLimit(rk4); // => 2.785293563405282
 */
export function stabilityLimit(tableau: Tableau): number {
  return limitOf('stabilityLimit', tableau);
}

/** `stabilityLimit` for the public function `where`. */
export function limitOf(where: string, tableau: Tableau): number {
  expectTableau(where, tableau);
  // In x = -z: P - 1 = x q(x) with q(0) = -1, so the root x = 0 that every method has is divided out exactly.
  const p = stabilityOf(where, tableau).coefficients.map((coefficient, k) =>
    k % 2 === 0 ? coefficient : -coefficient,
  );
  const candidates = [...realRoots(p.slice(1)), ...realRoots([2, ...p.slice(1)])]
    .filter((x) => x > 0)
    .sort((x, y) => x - y);
  const magnitude = (x: number): number => Math.abs(p.reduceRight((value, coefficient) => value * x + coefficient, 0));
  // |P| = 1 at a candidate, but may only touch it there (Chebyshev methods do): look half-way to the next.
  const limit = candidates.find((x, k) => magnitude((x + (candidates[k + 1] ?? 2 * x)) / 2) > 1);
  return limit ?? Infinity;
}

/** The orders that a sequence of runs shows, each with half the step of the one before. */
export interface ObservedOrder {
  stepSizes: number[];
  /**
   * Euclidean distance of each end state to the exact one, or to that of the next run
   * if no exact one is given.
   */
  errors: number[];
  /** log2 of the ratio of neighbouring errors. */
  orders: number[];
  /** The last of `orders`. */
  order: number;
}

/**
 * The order of convergence that a solver shows when its step is halved. Choose a step small enough for the
 * leading term of the error to rule, and large enough for rounding not to: errors below 1e-13 show noise.
 *
 * @param solve the end state for a step size, for instance the last state of `integrate`
 * @param options stepSize: the coarsest step; halvings: how often it is halved, 3 by default; exact:
 * the exact end state. Without `exact`, each run is compared with the next finer one.
 * @throws RangeError if stepSize is not positive or halvings is not an integer of at
 * least 1 (2 without `exact`)
 * @example
 * const decay = (stepSize) =>
 *   integrate((t, [y]) => [-y], [1], { t1: 1, stepSize, method: heun }).states.at(-1);
 * const { orders } = observedOrder(decay, { stepSize: 0.1, exact: [Math.exp(-1)] });
 * orders.map((p) => Math.round(p * 10) / 10); // => [2.1, 2, 2]
 */
export function observedOrder(
  solve: (stepSize: number) => ArrayLike<number>,
  options: { stepSize: number; halvings?: number; exact?: ArrayLike<number> },
): ObservedOrder {
  expectFunction('observedOrder', 'solve', solve, '(stepSize) => the end state');
  expectFields('observedOrder', 'options', options, ['stepSize', 'halvings', 'exact']);
  const { stepSize, halvings = 3, exact } = options;
  expectPositive('observedOrder', 'stepSize', stepSize, 'It is the coarsest step, and time steps are positive.');
  const least = exact ? 1 : 2;
  expectInteger('observedOrder', 'halvings', halvings, least, 'An order is a ratio of two errors.');
  const stepSizes = Array.from({ length: halvings + 1 }, (_, k) => stepSize / 2 ** k);
  const ends = stepSizes.map((h) => solve(h));
  const width = exact?.length ?? ends[0].length;
  if (exact !== undefined) expectVector('observedOrder', 'exact', exact, width);
  ends.forEach((end, k) => {
    expectVector('observedOrder', `solve(${shown(stepSizes[k])})`, end, width);
  });
  const errors = exact
    ? ends.map((end) => distance(end, exact))
    : ends.slice(1).map((finer, k) => distance(ends[k], finer));
  const orders = errors.slice(1).map((error, k) => Math.log2(errors[k] / error));
  return { stepSizes, errors, orders, order: orders[orders.length - 1] };
}

function distance(u: ArrayLike<number>, v: ArrayLike<number>): number {
  return Math.hypot(...Array.from(u, (x, i) => x - v[i]));
}
