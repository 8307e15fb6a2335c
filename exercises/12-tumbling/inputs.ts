/** What the checks hand in, and what is right: by other ways than the solution's. */
import { dot, lengthOf, total } from 'rigid-body-lab/course';
import type { Variant } from 'rigid-body-lab/course';

export type Vec3 = [number, number, number];
export interface Throw {
  spin: number;
  nudge: number;
}
export interface Spin {
  moments: Vec3;
  spin: number;
}
export interface Race {
  axis: 1 | 2 | 3;
  one: Throw;
  other: Throw;
}
export interface Motion {
  moments: Vec3;
  omega: Vec3;
}
export interface Arrow {
  arrow: 'momentum' | 'axis';
  seenFrom: 'world' | 'body';
  halfFlips: number;
}
export interface Wait {
  c: number;
  t: number;
}
export interface Reach {
  c: number;
  s: number;
}
export interface Brake {
  brake: 'none' | 'outside' | 'inside';
  quantity: 'momentum' | 'energy' | 'ratio';
  omega: Vec3;
}
export interface Nudge {
  about: number;
  others: [number, number];
  inside: boolean;
}

/**
 * A body, its motion beside the middle axis and a general one, the same body with its axes
 * in another order, a brake.
 */
export interface Inputs extends Motion {
  spin: number;
  beside: Vec3;
  turned: Vec3;
  c: number;
  times: Vec3;
}

export function draw(variant: Variant): Inputs {
  const moments: Vec3 = [variant.number(3, 4), variant.number(5, 6), variant.number(7, 8)];
  const spin = variant.number(1.5, 4);
  const omega: Vec3 = [variant.number(1.2, 1.8), variant.number(1.5, 2.4), variant.number(-0.3, -0.2)];
  return {
    moments,
    spin,
    omega,
    beside: [variant.number(0.001, 0.004, 4), spin, variant.number(-0.05, -0.02, 3)],
    turned: [moments[1], moments[2], moments[0]],
    c: variant.number(0.02, 0.2),
    times: [variant.number(2, 4), variant.number(7, 12), variant.number(30, 60)],
  };
}

// ---- task 1 ----

/** The root of the product of the two rates at which ω1 and ω3 drive each other. */
export function rateOf({ moments: [I1, I2, I3], spin }: Spin): number {
  const [first, third] = [((I2 - I3) * spin) / I1, ((I1 - I2) * spin) / I3];
  return Math.sqrt(first * third);
}

/**
 * The times of the first flips, computed for one body: from its nudge alone, half of
 * the time between two flips.
 */
export function winner({ axis, one, other }: Race): string {
  if (axis !== 2) return 'neither';
  const [a, b] = [one, other].map(({ spin, nudge }) => timeOf({ moments: [5, 17, 20], omega: [nudge, spin, 0] }) / 2);
  if (Math.abs(a - b) < 1e-9 * a) return 'together';
  return a < b ? 'first' : 'second';
}

// ---- task 2 ----

/** Carlson's R_F(0, y, z), by duplication. */
function carlson(y0: number, z0: number): number {
  let [x, y, z] = [0, y0, z0];
  for (let round = 0; round < 60; round++) {
    const lambda = Math.sqrt(x * y) + Math.sqrt(y * z) + Math.sqrt(z * x);
    [x, y, z] = [(x + lambda) / 4, (y + lambda) / 4, (z + lambda) / 4];
  }
  return 1 / Math.sqrt((x + y + z) / 3);
}

/**
 * The integral over ω2 / (dω2/dt) from zero to its largest value, twice: ω1² and ω3² are what they are
 * at ω2 = 0, less b and d times ω2².
 */
export function timeOf({ moments: [I1, I2, I3], omega: [w1, w2, w3] }: Motion): number {
  const b = (I2 * (I3 - I2)) / (I1 * (I3 - I1));
  const d = (I2 * (I2 - I1)) / (I3 * (I3 - I1));
  const [first, third] = [w1 * w1 + b * w2 * w2, w3 * w3 + d * w2 * w2];
  const larger = Math.max(first * d, third * b);
  return ((2 * I2) / (I3 - I1)) * carlson(Math.abs(b * w3 * w3 - d * w1 * w1), larger);
}

const RIGHT_ANGLES = ['along', 'across', 'against', 'across'];

/**
 * Quarter turns, by what turns: the body turns over in the world, and carries its axes
 * and their observer along.
 */
export function directionOf({ arrow, seenFrom, halfFlips }: Arrow): string {
  const turns = { momentum: 0, axis: halfFlips }[arrow] - { world: 0, body: halfFlips }[seenFrom];
  return RIGHT_ANGLES[Math.abs(turns) % 4];
}

// ---- task 3 ----

/** By doubling: what comes in the second half of a wait is what came in the first, times e^(-c t/2). */
export function undampedOf({ c, t }: Wait): number {
  if (c * t < 1e-4) return t * (1 - (c * t) / 2 + (c * t) ** 2 / 6 - (c * t) ** 3 / 24);
  return undampedOf({ c, t: t / 2 }) * (1 + Math.exp((-c * t) / 2));
}

/** Newton's way to the time at which the other clock shows s. */
export function dampedOf({ c, s }: Reach): number | 'never' {
  if (c * s >= 1) return 'never';
  let t = s;
  for (let round = 0; round < 40; round++) t += (s - undampedOf({ c, t })) * Math.exp(c * t);
  return t;
}

/** The signs of the rates: of L and T, and twice that of L less that of T. */
export function changeOf({ brake, quantity, omega }: Brake): string {
  const [a, b, c] = omega;
  const moves = a * b !== 0 || b * c !== 0 || c * a !== 0;
  const momentum = brake === 'outside' ? -1 : 0;
  const energy = brake === 'outside' ? -2 : brake === 'inside' && moves ? -1 : 0;
  const rate = { momentum, energy, ratio: 2 * momentum - energy }[quantity];
  return rate < 0 ? 'falls' : rate > 0 ? 'grows' : 'stays';
}

// ---- task 4 ----

export const momentumOf = ({ moments, omega }: Motion): number => lengthOf(moments.map((I, k) => I * omega[k]));
export const energyOf = ({ moments, omega }: Motion): number =>
  dot(
    moments,
    omega.map((w) => (w * w) / 2),
  );
const largest = ([a, b, c]: Vec3): number => (a >= b && a >= c ? a : b >= c ? b : c);

export const spinOf = (motion: Motion): number => momentumOf(motion) / largest(motion.moments);

/**
 * Each axis gives up its energy but for the part that its share of L needs about the
 * axis of the largest moment.
 */
export function heatOf({ moments, omega }: Motion): number {
  const most = largest(moments);
  return total(moments.map((I, k) => (I * omega[k] ** 2 * (1 - I / most)) / 2));
}

/**
 * By the rate of the nudge: it grows beside the middle axis; friction drives the body to its largest moment.
 */
export function fateOf({ about, others: [a, b], inside }: Nudge): string {
  if ((a - about) * (b - about) < 0) return 'grows';
  return !inside ? 'stays' : a < about ? 'dies' : 'grows';
}
