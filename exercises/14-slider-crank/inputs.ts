/** What the checks hand in, and what is right: by other ways than the solution's. */
import { cross, lengthOf } from 'rigid-body-lab/course';
import type { Variant } from 'rigid-body-lab/course';

/** Task 1. */
export interface Rod {
  machine: { r: number; l: number };
  theta: number[];
  speed: number;
}
export interface Pin {
  pin: number[];
  speed: number;
}
/** Task 2. */
export interface Rows {
  rows: number[][];
}
export interface Sphere {
  point: number[];
  C: number[];
}
/** Task 3. */
export interface State {
  gradient: number[];
  f: number;
  ft: number;
  gain: number;
}
export interface Bead {
  along: number;
  across: number;
  gain: number;
}
/** Task 4. */
export interface Walk {
  machine: { r: number; l: number };
  start: number[];
  run: { c: number; gain: number; step: number; count: number };
}
export interface Wire {
  bends: number[];
}
/** The fixed checks. */
export interface Inputs {
  rod: Rod;
  rows: number[][][];
  state: State;
  walk: Walk;
}

/** The pin climbs with ω x A; the rod, which turns clockwise as θ2 grows, must take as much away again. */
export function rodSpeedOf({ machine: { r, l }, theta: [theta1, theta2], speed }: Rod): number {
  const A = [r * Math.cos(theta1), r * Math.sin(theta1), 0];
  const [, climbs] = cross([0, 0, speed], A);
  const [, sinks] = cross([0, 0, -1], [l * Math.cos(theta2), -l * Math.sin(theta2), 0]);
  return -climbs / sinks;
}

const ORDERS: readonly [order: number[], sign: number][] = (() => {
  const grow = (order: number[], sign: number, left: number[]): [number[], number][] =>
    left.length === 0
      ? [[order, sign]]
      : left.flatMap((k, i) =>
          grow(
            [...order, k],
            i % 2 === 0 ? sign : -sign,
            left.filter((x) => x !== k),
          ),
        );
  return [2, 3, 4].flatMap((n) =>
    grow(
      [],
      1,
      Array.from({ length: n }, (_, k) => k),
    ),
  );
})();
/** By Leibniz: the sum over all orders of the columns, each with the sign of the order. */
export function alongOf({ rows }: Rows): number[] {
  const v = rows[0].map(() => 0);
  for (const [order, sign] of ORDERS) {
    if (order.length === v.length) v[order[0]] += rows.reduce((product, row, i) => product * row[order[i + 1]], sign);
  }
  return v;
}

/** How fast to go along the unit vector of the gradient. */
export function towardsOf({ gradient, f, ft, gain }: State): number[] {
  const size = lengthOf(gradient);
  const unit = gradient.map((a) => a / size);
  return unit.map((u) => (-(gain * f + ft) / size) * u);
}

export const heightOf = ({ r, l }: Walk['machine'], [theta1, theta2]: readonly number[]): number =>
  r * Math.sin(theta1) - l * Math.sin(theta2);

/** All states of a run: the rates solve two equations, A v = -k f and [A] v = c |A|². */
export function statesOf({ machine, start, run: { c, gain, step, count } }: Walk): number[][] {
  const states = [start];
  for (let n = 0; n < count; n++) {
    const [one, two] = states[states.length - 1];
    const [a, b] = [machine.r * Math.cos(one), 0 - machine.l * Math.cos(two)];
    const square = a * a + b * b;
    const [height, forward] = [-gain * heightOf(machine, [one, two]), c * square];
    states.push([
      one + (step * (height * a + forward * b)) / square,
      two + (step * (height * b - forward * a)) / square,
    ]);
  }
  return states;
}
export const largestOfRun = (walk: Walk): number =>
  statesOf(walk).reduce((most, theta) => Math.max(most, Math.abs(heightOf(walk.machine, theta))), 0);

export function draw(variant: Variant): Inputs {
  const [r, l] = [variant.number(0.8, 1.2), variant.number(1.9, 2.4)];
  const row = (n: number): number[] =>
    Array.from({ length: n }, (_, k) => (k % 2 === 0 ? 1 : -1) * variant.number(0.5, 4));
  return {
    rod: {
      machine: { r, l },
      theta: [variant.number(0.3, 1.2), variant.number(0.1, 0.25)],
      speed: variant.number(2, 5),
    },
    rows: [[row(2)], [row(3), row(3).reverse()], [row(4), row(4).reverse(), [2, 1, variant.number(-2, -1), 3]]],
    state: {
      gradient: [variant.number(1.5, 2.5), variant.number(-4, -3), variant.number(0.5, 0.9)],
      f: variant.number(0.1, 0.3),
      ft: variant.number(0.5, 0.9),
      gain: variant.number(12, 18),
    },
    walk: {
      machine: { r, l },
      start: [0, 0],
      run: { c: variant.number(-1.05, -0.95), gain: variant.number(1.1, 1.4), step: 0.01, count: 200 },
    },
  };
}
