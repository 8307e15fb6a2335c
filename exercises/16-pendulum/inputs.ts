import { cross, dot, lengthOf, minus, multiple, plus, total } from 'rigid-body-lab/course';
import type { Variant } from 'rigid-body-lab/course';
import type { Ball, Bar, Drifted, LetGo, Motion, PushedPair, Swing, Vec2 } from './stub.js';

export const G = 9.81;

export interface Dumbbell {
  first: Ball;
  second: Ball;
  length: number;
}
export interface Bars {
  first: Bar;
  second: Bar;
}
export interface Inputs {
  swing: Swing;
  drifted: Drifted;
  dumbbell: Dumbbell;
  bars: Bars;
}
export interface Gap {
  gap: number;
  rate: number;
  gain: number;
}
export interface Spin {
  distance: number;
  length: number;
  along: number;
  across: number;
}
export interface Two<T> {
  first: T;
  second: T;
}

/** As one would type it, and no -0. */
export const typed = (x: number): number => Number(x.toPrecision(10)) + 0;
export const pair = (x: number, z: number): Vec2 => [typed(x), typed(z)];
/** A quarter turn counter-clockwise. */
export const turned = ([x, z]: readonly number[]): Vec2 => [0 - z, x];
/** The moment of b at a, counter-clockwise. */
export const moment = (a: readonly number[], b: readonly number[]): number =>
  cross([a[0], a[1], 0], [b[0], b[1], 0])[2];

/** Directions with exact components. */
export const DIRECTIONS: readonly Vec2[] = [
  [0, -1],
  [0.6, -0.8],
  [1, 0],
  [-0.96, -0.28],
  [0.28, -0.96],
  [0.8, 0.6],
  [0, 1],
  [-1, 0],
  [-0.6, 0.8],
];
const ASKEW = [1, 3, 4];

export function draw(variant: Variant): Inputs {
  const vector = (low: number, high: number): Vec2 => [variant.number(low, high), variant.number(low, high)];
  const length = variant.number(1.2, 2.6);
  const at = DIRECTIONS[variant.pick(ASKEW)];
  const speed = variant.number(2, 5);
  const bar = (arm: Vec2, inertia: number): Bar => ({
    mass: variant.number(1.5, 6),
    inertia,
    velocity: vector(-3, 3),
    omega: variant.number(1.5, 4),
    arm,
  });
  const place = vector(-2, 2);
  return {
    swing: {
      mass: variant.number(1.5, 4),
      length,
      position: pair(length * at[0], length * at[1]),
      velocity: pair(-speed * at[1], speed * at[0]),
    },
    drifted: {
      length,
      gain: variant.number(3, 7),
      position: pair(1.1 * length * at[0], 1.1 * length * at[1]),
      velocity: [variant.number(1.2, 3), variant.number(-2.5, -1.1)],
    },
    dumbbell: {
      first: { mass: variant.number(1.2, 2), position: place, velocity: vector(-2, -0.5) },
      second: {
        mass: variant.number(3, 6),
        position: pair(place[0] + variant.number(1, 2), place[1] - variant.number(0.5, 1.5)),
        velocity: vector(0.5, 2),
      },
      length: variant.number(2.6, 3.4),
    },
    bars: {
      first: bar([variant.number(0.6, 1.1), variant.number(0.4, 0.9)], variant.number(0.4, 0.6)),
      second: bar([variant.number(-1.6, -1.2), variant.number(0.5, 1.1)], variant.number(0.7, 0.9)),
    },
  };
}

// Task 1.

/** Newton's law along the rod: what bends the path, less the weight's part towards the pivot. */
export function tensionOf({ mass, position, velocity }: Swing): number {
  const inward = multiple(position, -1 / lengthOf(position));
  const bend = (moment(position, velocity) / dot(position, position)) ** 2 * lengthOf(position);
  return mass * (bend - dot([0, -G], inward));
}
export type Answer = 'first' | 'second' | 'same';
export const compared = (a: number, b: number): Answer => (a === b ? 'same' : a > b ? 'first' : 'second');
export const STARTS = ['hanging', 'level', 'upright'] as const;
/** How many lengths it falls. */
export const fallOf = ({ start }: LetGo): number => STARTS.indexOf(start);
/** In weights: its own, and twice the fall in lengths. */
const pullOf = (one: LetGo): number => 1 + 2 * fallOf(one);
export const pullAnswer = ({ first, second }: Two<LetGo>): Answer =>
  compared(first.mass * pullOf(first), second.mass * pullOf(second));
// Task 2.

export const errorOf = ({ length, position, velocity }: Drifted): { f: number; fRate: number } => ({
  f: dot(position, position) - length ** 2,
  fRate: 2 * dot(position, velocity),
});
/** Across the rod it falls freely; along it, the second derivative of r² is the one that was asked for. */
export function accelerationOf(drifted: Drifted): Vec2 {
  const { gain, position, velocity } = drifted;
  const { f, fRate } = errorOf(drifted);
  const r = lengthOf(position);
  const out = multiple(position, 1 / r);
  const along = ((-2 * gain * fRate - gain ** 2 * f) / 2 - dot(velocity, velocity)) / r;
  const [x, z] = plus(multiple(out, along), multiple(turned(out), -G * out[0]));
  return [x, z];
}
/** What goes into the acceleration. */
export function sizeOfDrifted(drifted: Drifted): number {
  const { gain, position, velocity } = drifted;
  const { f, fRate } = errorOf(drifted);
  return G + (dot(velocity, velocity) + Math.abs(2 * gain * fRate) + gain ** 2 * Math.abs(f)) / lengthOf(position);
}
export const FATES = ['stays', 'dies away', 'grows'] as const;
export type Fate = (typeof FATES)[number];
/** By the solution of its equation: (f₀ + (ḟ₀ + k f₀) t) exp(-k t). */
export function fateAnswer({ gap, rate, gain }: Gap): Fate {
  const at = (t: number): number => Math.abs((gap + (rate + gain * gap) * t) * Math.exp(-gain * t));
  const [start, end] = [Math.abs(gap), at(400)];
  return end > 2 * start ? 'grows' : end < start / 2 ? 'dies away' : 'stays';
}
// Task 3.

/** By the common centre, which nothing moves, and what the second ball is against the first. */
export function mendedOf({ first, second, length }: Dumbbell): [Motion, Motion] {
  const mass = first.mass + second.mass;
  const meanOf = (a: Vec2, b: Vec2): number[] =>
    multiple(plus(multiple(a, first.mass), multiple(b, second.mass)), 1 / mass);
  const [centre, drift] = [meanOf(first.position, second.position), meanOf(first.velocity, second.velocity)];
  const apart = minus(second.position, first.position);
  const along = multiple(apart, 1 / lengthOf(apart));
  const across = multiple(turned(along), dot(turned(along), minus(second.velocity, first.velocity)));
  return [-second.mass / mass, first.mass / mass].map((share) => {
    const [x, z] = plus(centre, multiple(along, share * length));
    const [vx, vz] = plus(drift, multiple(across, share));
    return { position: [x, z], velocity: [vx, vz] };
  }) as [Motion, Motion];
}
export const SPINS = ['stays', 'falls', 'grows'] as const;
export type SpinAnswer = (typeof SPINS)[number];
/** By the angular momentum itself, for two equal masses of 2 kg. */
export function spinAnswer({ distance, length, along, across }: Spin): SpinAnswer {
  const size = (apart: number): number => Math.abs(moment([apart, 0], [along, across]));
  const [before, after] = [size(distance), size(length)];
  return after > before ? 'grows' : after < before ? 'falls' : 'stays';
}
// Task 4.

/**
 * Solved for the velocity of the hinge: it keeps the momentum, and of each bar the angular
 * momentum about the hinge.
 */
export function impulseOf({ first, second }: Bars): Vec2 {
  // Seen by an observer who moves as the first bar does.
  const bars = [first, second].map(({ velocity, ...bar }) => ({ ...bar, velocity: minus(velocity, first.velocity) }));
  const parts = bars.map(({ mass, inertia, velocity, omega, arm }) => {
    const side = turned(arm);
    const about = inertia + mass * dot(arm, arm);
    const kept = inertia * omega - mass * moment(arm, velocity);
    return { mass, velocity, side, about, kept };
  });
  const entry = (i: number, j: number): number =>
    total(parts.map(({ mass, side, about }) => (i === j ? mass : 0) - (mass ** 2 * side[i] * side[j]) / about));
  const right = [0, 1].map((i) =>
    total(parts.map(({ mass, velocity, side, about, kept }) => mass * velocity[i] + (mass * side[i] * kept) / about)),
  );
  const determinant = entry(0, 0) * entry(1, 1) - entry(0, 1) ** 2;
  const hinge = [
    (entry(1, 1) * right[0] - entry(0, 1) * right[1]) / determinant,
    (entry(0, 0) * right[1] - entry(0, 1) * right[0]) / determinant,
  ];
  const [{ mass, side, about, kept }] = parts;
  const omega = (kept + mass * dot(side, hinge)) / about;
  return [mass * (hinge[0] - omega * side[0]), mass * (hinge[1] - omega * side[1])];
}
/** The most that the impulse can be. */
export function sizeOfBars({ first, second }: Bars): number {
  const speed = ({ velocity, omega, arm }: Bar): number => lengthOf(velocity) + Math.abs(omega) * lengthOf(arm);
  return (speed(first) + speed(second)) / (1 / first.mass + 1 / second.mass);
}
export const PLACES = ['centre', 'hinge', 'end'] as const;
export const massOf = ({ masses }: PushedPair): number => total(masses);
/** The momentum of each, if it had the mass of both together. */
export const pairAnswer = ({ first, second }: Two<PushedPair>): Answer =>
  compared(first.push * massOf(second), second.push * massOf(first));
