import { derived, integerIn, listOf, numberIn, oneOf, recordOf, total } from 'rigid-body-lab/course';
import type { Domain, Variant } from 'rigid-body-lab/course';

const tidy = (x: number): number => Number(x.toPrecision(6));
const flipped = (x: number): number => (x === 0 ? 0 : -x);

// ---- task 1 ----

export interface Step {
  order: number;
  stepSize: number;
  gain: number;
}
const steps = oneOf([1, 0.1, 0.01, 0.001, 0.002, 0.0005]);
/** The product of step and gain is drawn. */
export const anyStep: Domain<Step> = derived(
  recordOf({ order: integerIn(1, 4, [4, 3]), stepSize: steps, x: numberIn(0, 4, { corners: [0, 1, 2, 0.5, 3] }) }),
  ({ order, stepSize, x }) => ({ order, stepSize, gain: tidy(x / stepSize) }),
);

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
/** As many of each kind, none within a twentieth of a change of kind. */
export const anyEulerRun: Domain<EulerRun> = derived(
  recordOf({ stepSize: steps, zone: oneOf([0, 1, 2]), part: numberIn(0.05, 0.95, { corners: [0.25, 0.75] }) }),
  ({ stepSize, zone, part }) => ({ stepSize, gain: tidy((zone + part) / stepSize) }),
);
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
const METHODS: readonly Method[] = [
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
/** Products of step and gain at which the factor has a size, in closed form but for RK4; null if it is never so small. */
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
/** No demand within a hundredth of what is just possible. */
export const anyDemand: Domain<Demand> = derived(
  recordOf({
    order: integerIn(1, 4, [2, 3]),
    stepSize: steps,
    alpha: numberIn(0.2, 1, { corners: [0.9, 0.6, 1, 0.4] }),
  }),
  ({ order, stepSize, alpha }) =>
    Math.abs(alpha - leastOf(order)) < 0.01 ? undefined : { method: METHODS[order - 1], stepSize, alpha },
);

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
const ALIKE = [
  [1, 2],
  [2, 1],
  [3, 3],
  [4, 4],
  [1, 1],
];
/** As many of each kind; what is not the same differs by one part in twenty at least. */
export const anyPair: Domain<Pair> = derived(
  recordOf({
    wanted: oneOf<Which>(['first', 'second', 'same']),
    alike: oneOf(ALIKE),
    orders: listOf(integerIn(1, 4, [1, 4]), 2, 2),
    stepSize: oneOf([0.001, 0.002, 0.004, 0.01]),
    ratio: oneOf([1, 0.75, 1.3, 0.6, 0.85, 1.15, 1.7, 2, 0.5]),
  }),
  ({ wanted, alike, orders, stepSize, ratio }) => {
    if (wanted === 'same') {
      return { first: { order: alike[0], stepSize }, second: { order: alike[1], stepSize } };
    }
    const one = { order: orders[0], stepSize };
    const other = { order: orders[1], stepSize: tidy(stepSize * ratio) };
    const lead = limitOf(one) / limitOf(other);
    if (Math.abs(lead - 1) < 0.05) return undefined;
    return lead > 1 === (wanted === 'first') ? { first: one, second: other } : { first: other, second: one };
  },
);

// ---- task 3 ----

export interface Bent {
  curvature: { fyy: number[][]; fyt: number[]; ftt: number };
  v: number[];
  stepSize: number;
}
const number = numberIn(-3, 3);
export const anyBent: Domain<Bent> = derived(
  recordOf({
    variables: integerIn(1, 3, [2]),
    entries: listOf(number, 6, 6),
    mixed: listOf(number, 3, 3),
    ftt: number,
    v: listOf(numberIn(-5, 5), 3, 3),
    stepSize: steps,
  }),
  ({ variables, entries, mixed, ftt, v, stepSize }) => {
    const places = Array.from({ length: variables }, (_, i) => i);
    // Row and column, whichever order: 0 1 3 / 1 2 4 / 3 4 5.
    const at = (i: number, j: number): number => (Math.max(i, j) * (Math.max(i, j) + 1)) / 2 + Math.min(i, j);
    const fyy = places.map((i) => places.map((j) => entries[at(i, j)]));
    return { curvature: { fyy, fyt: mixed.slice(0, variables), ftt }, v: v.slice(0, variables), stepSize };
  },
);
/** Terms of the second derivative, each with a weight: products of two velocities, with time, and time alone. */
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
/** As many of each kind, and none nearly on the rail that is not on it. */
export const anyRail: Domain<Rail> = derived(
  recordOf({
    wanted: oneOf<Landing>(['on', 'above', 'below']),
    straight: oneOf([true, false]),
    curvature: numberIn(-2, 2, { corners: [0, 1, -1, 0.5] }),
    speed: numberIn(0, 4, { corners: [0, 2, 3] }),
    railVelocity: numberIn(-3, 3, { corners: [0, 2, -2] }),
    railAcceleration: numberIn(-4, 4, { corners: [0, 1, -1, 3] }),
  }),
  ({ wanted, straight, curvature, speed, railVelocity, railAcceleration }) => {
    if (wanted === 'on') {
      const still = straight ? { curvature: 0, speed } : { curvature, speed: 0 };
      return { ...still, railVelocity, railAcceleration: 0 };
    }
    const hill = curvature * speed * speed;
    const height = hill - railAcceleration;
    if (Math.abs(height) < 0.2 || Math.abs(height) < 0.2 * Math.abs(hill)) return undefined;
    const rail = { curvature, speed, railVelocity, railAcceleration };
    if (sideOf(height) === wanted) return rail;
    return { ...rail, curvature: flipped(curvature), railAcceleration: flipped(railAcceleration) };
  },
);
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
export const anyPromise: Domain<Promise> = derived(
  recordOf({
    size: oneOf([1, 1e-3, 1e-6]),
    start: numberIn(0, 5),
    factor: numberIn(-1.2, 1.2, { decimals: 3, corners: [0, 1, -1, 0.5, -0.5, 0.999, -0.98] }),
    newError: numberIn(0, 2, { corners: [0, 1, 0.01] }),
  }),
  ({ size, start, factor, newError }) => ({ start: tidy(start * size), factor, newError: tidy(newError * size) }),
);
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
export const anyHalved: Domain<Halved> = recordOf({
  what: oneOf<Quantity>(['new error', 'drift', 'ceiling', 'largest gain']),
  order: integerIn(1, 4, [4, 3]),
});
/** By the quantities themselves, for two steps: the new error is a power, a second has 1/h steps, a step takes away k h. */
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
