import { total } from 'rigid-body-lab/course';
import type { Variant } from 'rigid-body-lab/course';

export const tidy = (x: number): number => Number(x.toPrecision(6));
// ---- task 1 ----

export interface Step {
  order: number;
  stepSize: number;
  gain: number;
}
/** Powers over factorials, one after the other; `factor` may turn it into another sum. */
export function seriesOf(order: number, z: number): number {
  let term = 1;
  const terms = [1];
  for (let n = 1; n <= order; n++) terms.push((term *= z / n));
  return total(terms.reverse());
}
export const factorOf = ({ order, stepSize, gain }: Step): number => seriesOf(order, -stepSize * gain);

export interface EulerRun {
  stepSize: number;
  gain: number;
}
export type Change = 'faster' | 'slower' | 'grows';
const productOf = ({ stepSize, gain }: EulerRun): number => stepSize * gain;
/** By comparing the two factors. */
export function changeOf(run: EulerRun): Change {
  const [before, after] = [1, 1.01].map((more) => Math.abs(1 - more * productOf(run)));
  if (after > 1) return 'grows';
  return after < before ? 'faster' : 'slower';
}
/** The kind, where it changes at other products. */
export const changeAt =
  (slower: number, grows: number) =>
  (run: EulerRun): Change => {
    if (productOf(run) > grows) return 'grows';
    return productOf(run) > slower ? 'slower' : 'faster';
  };

// ---- task 2 ----

export interface Method {
  coefficients: number[];
  best: number;
}
export const METHODS: readonly Method[] = [
  { coefficients: [1, -1], best: 1 },
  { coefficients: [1, -1, 1 / 2], best: 1 },
  { coefficients: [1, -1, 1 / 2, -1 / 6], best: 1.5960716 },
  { coefficients: [1, -1, 1 / 2, -1 / 6, 1 / 24], best: 1.5960716 },
];
export interface Demand {
  method: Method;
  stepSize: number;
  alpha: number;
}
export type Range = [number, number] | null;
export const orderOf = ({ method }: Demand): number => method.coefficients.length - 1;
/** The least size of the factor. */
export const leastOf = (order: number): number => [0, 0.5, 0, 0.2703957][order - 1];

/** A root of a convex polynomial, from outside. */
function newton(start: number, value: (x: number) => number, slope: (x: number) => number): number {
  let x = start;
  for (let n = 0; n < 60; n++) x -= value(x) / slope(x);
  return x;
}
/**
 * Products of step and gain at which the factor has a size, in closed form but for RK4;
 * null if it is never so small.
 */
export function productsFor(order: number, alpha: number): Range {
  if (leastOf(order) > alpha) return null;
  if (order === 1) return [1 - alpha, 1 + alpha];
  if (order === 2) return [1 - Math.sqrt(2 * alpha - 1), 1 + Math.sqrt(2 * alpha - 1)];
  if (order === 3) {
    // With x = 1 + u the factor is 1/3 - u/2 - u³/6: Cardano.
    const at = (factor: number): number => {
      const half = 1 - 3 * factor;
      const root = Math.sqrt(half * half + 1);
      return 1 + Math.cbrt(half + root) + Math.cbrt(half - root);
    };
    return [at(alpha), at(-alpha)];
  }
  const value = (x: number): number => seriesOf(4, -x) - alpha;
  const slope = (x: number): number => -seriesOf(3, -x);
  return [newton(0, value, slope), newton(3, value, slope)];
}
export const over = (products: Range, stepSize: number): Range =>
  products && [products[0] / stepSize, products[1] / stepSize];
export const rangeOf = (demand: Demand): Range => over(productsFor(orderOf(demand), demand.alpha), demand.stepSize);
export interface Pair {
  first: { order: number; stepSize: number };
  second: { order: number; stepSize: number };
}
export type Which = 'first' | 'second' | 'same';
/** The better of two, by a number. */
export const larger =
  (score: (run: Pair['first']) => number) =>
  ({ first, second }: Pair): Which => {
    const [a, b] = [score(first), score(second)];
    if (a === b) return 'same';
    return a > b ? 'first' : 'second';
  };
const LIMITS = [2, 2, productsFor(3, 1)![1], productsFor(4, 1)![1]];
export const limitOf = ({ order, stepSize }: Pair['first']): number => LIMITS[order - 1] / stepSize;
export const whichOf = larger(limitOf);
// ---- task 3 ----

export interface Bent {
  curvature: { fyy: number[][]; fyt: number[]; ftt: number };
  v: number[];
  stepSize: number;
}
/**
 * Terms of the second derivative, each with a weight: products of two velocities, with time, and time alone.
 */
export interface Weights {
  square?: number;
  product?: number;
  mixed?: number;
  time?: number;
}
/** A deviation that is a quadratic in the variables and time, at the end of the step. */
export function addedBy({ curvature: { fyy, fyt, ftt }, v, stepSize }: Bent, weights: Weights = {}): number {
  const { square = 1, product = 1, mixed = 1, time = 1 } = weights;
  const y = v.map((x) => x * stepSize);
  const squares = total(y.map((x, i) => (fyy[i][i] * x * x) / 2));
  const products = total(y.flatMap((x, i) => y.slice(0, i).map((z, j) => fyy[i][j] * x * z)));
  const withTime = total(y.map((x, i) => fyt[i] * x * stepSize));
  return square * squares + product * products + mixed * withTime + (time * ftt * stepSize * stepSize) / 2;
}
/** The size that rounding is measured by. */
export function sizeOf({ curvature: { fyy, fyt, ftt }, v, stepSize }: Bent): number {
  const positive = fyy.map((row) => row.map(Math.abs));
  const curvature = { fyy: positive, fyt: fyt.map(Math.abs), ftt: Math.abs(ftt) };
  return addedBy({ curvature, v: v.map(Math.abs), stepSize });
}

export interface Rail {
  curvature: number;
  speed: number;
  railVelocity: number;
  railAcceleration: number;
}
export type Landing = 'above' | 'on' | 'below';
export const sideOf = (height: number): Landing => {
  if (height === 0) return 'on';
  return height > 0 ? 'above' : 'below';
};
/** By going there: the bead on the tangent, the rail where it is after a thousandth of a second. */
export function landingOf({ curvature, speed, railVelocity, railAcceleration }: Rail): Landing {
  const t = 1e-3;
  const bead = railVelocity * t;
  const along = speed * t;
  const rail = railVelocity * t + (railAcceleration * t * t) / 2 - (curvature * along * along) / 2;
  return sideOf(Math.abs(bead - rail) < 1e-9 ? 0 : bead - rail);
}

// ---- task 4 ----

export interface Promise {
  start: number;
  factor: number;
  newError: number;
}
/** What the worst new errors leave after very many steps, by doubling their number. */
export function leftBy(kept: number, newError: number): number {
  let [left, power] = [newError, kept];
  for (let n = 0; n < 60; n++) [left, power] = [left + power * left, power * power];
  return left;
}
export const boundOf = ({ start, factor, newError }: Promise): number | null =>
  Math.abs(factor) < 1 ? Math.max(start, leftBy(Math.abs(factor), newError)) : null;

export type Quantity = 'new error' | 'drift' | 'ceiling' | 'largest gain';
export interface Halved {
  what: Quantity;
  order: number;
}
/**
 * By the quantities themselves, for two steps: the new error is a power, a second has 1/h
 * steps, a step takes away k h.
 */
export function halvedOf({ what, order }: Halved): number {
  const at = (h: number): number => {
    let newError = h;
    for (let n = 0; n < order; n++) newError *= h;
    if (what === 'largest gain') return LIMITS[order - 1] / h;
    return what === 'new error' ? newError : newError / h;
  };
  return at(0.25) / at(0.5);
}

// ---- fixed checks ----

export interface Inputs {
  stepSize: number;
  gain: number;
  alpha: number;
  methods: Method[];
  bent: Bent;
  promises: Promise[];
}

/** Other numbers for each seed, away from those for which mistakes look right. */
export function draw(variant: Variant): Inputs {
  const stepSize = variant.pick([0.002, 0.004, 0.005]);
  const entry = (): number => variant.number(0.5, 2.5);
  const [a, b, c] = [-entry(), entry(), -entry()];
  return {
    stepSize,
    gain: tidy(variant.number(1.2, 1.8) / stepSize),
    alpha: variant.number(0.65, 0.95),
    methods: [...METHODS],
    bent: {
      curvature: {
        fyy: [
          [a, b],
          [b, c],
        ],
        fyt: [entry(), entry()],
        ftt: entry(),
      },
      v: [variant.number(1.5, 3), variant.number(-5, -3.5)],
      stepSize,
    },
    promises: [
      { start: variant.number(0.1, 0.4), factor: variant.number(0.6, 0.9), newError: variant.number(0.5, 0.9) },
      { start: variant.number(0.1, 0.4), factor: variant.number(-0.9, -0.6), newError: variant.number(0.5, 0.9) },
      { start: variant.number(6, 9), factor: variant.number(-0.5, -0.2), newError: variant.number(0.5, 0.9) },
    ],
  };
}
