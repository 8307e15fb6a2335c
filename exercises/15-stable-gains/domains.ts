/** What the statement allows. */
import { derived, integerIn, listOf, numberIn, oneOf, recordOf } from 'rigid-body-lab/course';
import type { Domain } from 'rigid-body-lab/course';
import { METHODS, leastOf, limitOf, sideOf, tidy } from './inputs.js';
import type { Bent, Demand, EulerRun, Halved, Landing, Pair, Promise, Quantity, Rail, Step, Which } from './inputs.js';

const flipped = (x: number): number => (x === 0 ? 0 : -x);

const steps = oneOf([1, 0.1, 0.01, 0.001, 0.002, 0.0005]);
/** The product of step and gain is drawn. */
export const anyStep: Domain<Step> = derived(
  recordOf({ order: integerIn(1, 4, [4, 3]), stepSize: steps, x: numberIn(0, 4, { corners: [0, 1, 2, 0.5, 3] }) }),
  ({ order, stepSize, x }) => ({ order, stepSize, gain: tidy(x / stepSize) }),
);

/** As many of each kind, none within a twentieth of a change of kind. */
export const anyEulerRun: Domain<EulerRun> = derived(
  recordOf({ stepSize: steps, zone: oneOf([0, 1, 2]), part: numberIn(0.05, 0.95, { corners: [0.25, 0.75] }) }),
  ({ stepSize, zone, part }) => ({ stepSize, gain: tidy((zone + part) / stepSize) }),
);
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
export const anyPromise: Domain<Promise> = derived(
  recordOf({
    size: oneOf([1, 1e-3, 1e-6]),
    start: numberIn(0, 5),
    factor: numberIn(-1.2, 1.2, { decimals: 3, corners: [0, 1, -1, 0.5, -0.5, 0.999, -0.98] }),
    newError: numberIn(0, 2, { corners: [0, 1, 0.01] }),
  }),
  ({ size, start, factor, newError }) => ({ start: tidy(start * size), factor, newError: tidy(newError * size) }),
);
export const anyHalved: Domain<Halved> = recordOf({
  what: oneOf<Quantity>(['new error', 'drift', 'ceiling', 'largest gain']),
  order: integerIn(1, 4, [4, 3]),
});
