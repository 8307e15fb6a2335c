/** What the statement allows. */
import { derived, integerIn, numberIn, oneOf, recordOf, vectorOf } from 'rigid-body-lab/course';
import type { Domain } from 'rigid-body-lab/course';
import type { Arrow, Brake, Motion, Nudge, Race, Reach, Spin, Throw, Vec3, Wait } from './inputs.js';

const tidy = (x: number): number => Number(x.toPrecision(6));
const times = (v: Vec3, factor: number): Vec3 => v.map((x) => tidy(x * factor)) as Vec3;

/**
 * Spread of the masses along the three axes; the moments are sums of two of them,
 * so any body has such moments.
 */
const spread = vectorOf(integerIn(0, 40, [0, 1, 7]), 3);
const ascending = (s: Vec3): Vec3 => {
  const [a, b, c] = [...s].sort((x, y) => x - y);
  return [a + b, a + c, b + c];
};
const isBody = (moments: Vec3): boolean => moments.every((I) => I > 0);
const areApart = ([I1, I2, I3]: Vec3): boolean => I1 < I2 && I2 < I3;
const size = oneOf([1, 0.01, 1e4, 1e-6]);

export const anySpin: Domain<Spin> = derived(
  recordOf({ spread, size, spin: numberIn(-20, 20), pace: oneOf([1, 1e-3, 50]) }),
  ({ spread: s, size: factor, spin, pace }) => {
    const moments = ascending(s);
    return isBody(moments) ? { moments: times(moments, factor), spin: tidy(spin * pace) } : undefined;
  },
);

/** What the other throw is to the first. Where the spin is faster, the nudge is not smaller. */
const OTHERS: ((thrown: Throw) => Throw)[] = [
  ({ spin, nudge }) => ({ spin, nudge: tidy(nudge / 10) }),
  ({ spin, nudge }) => ({ spin, nudge: -nudge }),
  ({ spin, nudge }) => ({ spin: tidy(spin * 2), nudge }),
  ({ spin, nudge }) => ({ spin: -spin, nudge }),
  ({ spin, nudge }) => ({ spin: tidy(spin * 3), nudge: tidy(nudge * 3) }),
  ({ spin, nudge }) => ({ spin: -spin, nudge: -nudge }),
  ({ spin, nudge }) => ({ spin: -spin, nudge: tidy(nudge / 1000) }),
  ({ spin, nudge }) => ({ spin, nudge }),
  ({ spin, nudge }) => ({ spin: tidy(-spin * 1.5), nudge: -nudge }),
  ({ spin, nudge }) => ({ spin, nudge: tidy(-nudge / 4) }),
];

export const anyRace: Domain<Race> = derived(
  recordOf({
    axis: oneOf([2, 2, 2, 2, 2, 2, 1, 3] as const),
    spin: oneOf([2, 1, -3, 5, 8.5, -12]),
    part: oneOf([1e-3, 1e-2, -1e-4, 2e-3, 1e-6, -5e-3]),
    relation: integerIn(0, OTHERS.length - 1),
    exchanged: oneOf([false, true]),
  }),
  ({ axis, spin, part, relation, exchanged }) => {
    const thrown = { spin, nudge: tidy(spin * part) };
    const next = OTHERS[relation](thrown);
    return exchanged ? { axis, one: next, other: thrown } : { axis, one: thrown, other: next };
  },
);

/** ω2 changes its sign, and L² is not 2 T I2, nor nearly so. */
function isTumbling({ moments: [I1, I2, I3], omega: [w1, w2, w3] }: Motion): boolean {
  const [first, third] = [I1 * (I2 - I1) * w1 ** 2, I3 * (I3 - I2) * w3 ** 2];
  const zeros = [w1, w2, w3].filter((w) => w === 0).length;
  return zeros < 2 && Math.abs(third - first) > 0.01 * (third + first);
}

/** The nudges may be small against the spin: `nudge` is what ω1 and ω3 are multiplied by. */
export const anyMotion: Domain<Motion> = derived(
  recordOf({
    spread,
    size,
    omega: vectorOf(numberIn(-3, 3), 3),
    nudge: oneOf([1, 0.01, 1e-4, 1e-8]),
    pace: oneOf([1, 0.1, 30]),
  }),
  ({ spread: s, size: factor, omega: [w1, w2, w3], nudge, pace }) => {
    const moments = times(ascending(s), factor);
    const omega = times([w1 * nudge, w2, w3 * nudge], pace);
    return areApart(moments) && isTumbling({ moments, omega }) ? { moments, omega } : undefined;
  },
);

const TURNING = [
  { arrow: 'axis', seenFrom: 'world' },
  { arrow: 'momentum', seenFrom: 'body' },
] as const;
const RESTING = [
  { arrow: 'momentum', seenFrom: 'world' },
  { arrow: 'axis', seenFrom: 'body' },
] as const;

export const anyArrow: Domain<Arrow> = derived(
  recordOf({
    view: oneOf([...TURNING, ...RESTING, ...TURNING, ...TURNING]),
    halfFlips: oneOf([1, 2, 3, 6, 5, 10, 9, 14, 4, 7, 2, 0, 11, 6, 8, 18]),
  }),
  ({ view, halfFlips }) => ({ ...view, halfFlips }),
);

const damping = oneOf([0, 0.5, 0.25, 0.05, 1.3, 1e-3, 1e-7, 1e-10, 1e-14]);

export const anyWait: Domain<Wait> = derived(
  recordOf({ c: damping, t: numberIn(0, 9, { corners: [0, 1, 2] }), span: oneOf([1, 10, 1000]) }),
  ({ c, t, span }) => (c * t * span <= 600 ? { c, t: tidy(t * span) } : undefined),
);

/** c s is 1 exactly, or not nearly so. */
export const anyReach: Domain<Reach> = derived(
  recordOf({ c: damping, s: numberIn(0, 9, { corners: [0, 1, 2, 4] }), span: oneOf([1, 0.1, 10]) }),
  ({ c, s, span }) => {
    const reach = { c, s: tidy(s * span) };
    const part = c * reach.s;
    return part <= 0.99 || part >= 1.01 || (part === 1 && [0.5, 0.25].includes(c)) ? reach : undefined;
  },
);

const BRAKES = [
  { brake: 'outside', quantity: 'momentum' },
  { brake: 'none', quantity: 'energy' },
  { brake: 'inside', quantity: 'ratio' },
  { brake: 'inside', quantity: 'momentum' },
  { brake: 'inside', quantity: 'energy' },
  { brake: 'outside', quantity: 'ratio' },
  { brake: 'outside', quantity: 'energy' },
  { brake: 'inside', quantity: 'ratio' },
  { brake: 'none', quantity: 'momentum' },
  { brake: 'inside', quantity: 'ratio' },
  { brake: 'none', quantity: 'ratio' },
  { brake: 'inside', quantity: 'energy' },
] as const;

export const anyBrake: Domain<Brake> = derived(
  recordOf({
    at: oneOf(BRAKES),
    omega: vectorOf(integerIn(-4, 4, [1, 2, -1]), 3),
    along: oneOf(['tumbling', 'tumbling', 'tumbling', 'tumbling', 0, 'tumbling', 'tumbling', 2, 1] as const),
  }),
  ({ at, omega, along }) => {
    const turning = omega.map((w, k) => (along === 'tumbling' || along === k ? w : 0)) as Vec3;
    return turning.some((w) => w !== 0) ? { ...at, omega: turning } : undefined;
  },
);

const ORDERS: Vec3[] = [
  [0, 1, 2],
  [2, 0, 1],
  [1, 2, 0],
  [0, 2, 1],
];

/** A body with its axes in any order, that spins any way, or not at all. */
export const anyBody: Domain<Motion> = derived(
  recordOf({ spread, size, omega: vectorOf(numberIn(-5, 5), 3), order: oneOf(ORDERS), pace: oneOf([1, 1e-3, 40]) }),
  ({ spread: s, size: factor, omega, order, pace }) => {
    const sorted = times(ascending(s), factor);
    if (!isBody(sorted)) return undefined;
    return { moments: order.map((k) => sorted[k]) as Vec3, omega: times(omega, pace) };
  },
);

/** Smallest, middle or largest moment, with friction inside or without: as many of each fate. */
const FATES = [
  { rank: 2, inside: true },
  { rank: 1, inside: false },
  { rank: 0, inside: false },
  { rank: 0, inside: true },
  { rank: 2, inside: false },
  { rank: 2, inside: true },
  { rank: 1, inside: true },
  { rank: 2, inside: false },
  { rank: 2, inside: true },
  { rank: 0, inside: true },
  { rank: 0, inside: false },
  { rank: 2, inside: true },
] as const;

export const anyNudge: Domain<Nudge> = derived(
  recordOf({ spread, fate: oneOf(FATES), exchanged: oneOf([false, true]) }),
  ({ spread: s, fate: { rank, inside }, exchanged }) => {
    const moments = ascending(s);
    if (!isBody(moments) || !areApart(moments)) return undefined;
    const [a, b] = moments.filter((_, k) => k !== rank);
    return { about: moments[rank], others: exchanged ? [b, a] : [a, b], inside };
  },
);
