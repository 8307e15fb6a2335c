import {
  cross,
  derived,
  dot,
  integerIn,
  lengthOf,
  listOf,
  numberIn,
  oneOf,
  recordOf,
  total,
  vectorOf,
} from 'rigid-body-lab/course';
import type { Domain, Variant } from 'rigid-body-lab/course';

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

const tidy = (x: number): number => Number(x.toPrecision(6)) + 0;

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

const SIZES = [1, 1e-3, 1e3];

/** cos θ2 is not small: the rod leads away from the crank, or back over it. */
export const anyRod: Domain<Rod> = derived(
  recordOf({
    r: numberIn(0.1, 9),
    l: numberIn(0.1, 9),
    size: oneOf(SIZES),
    theta1: numberIn(-7, 7),
    theta2: numberIn(-1.5, 1.5),
    back: oneOf([0, 0, 3.1]),
    speed: numberIn(-20, 20),
  }),
  ({ r, l, size, theta1, theta2, back, speed }) => ({
    machine: { r: tidy(r * size), l: tidy(l * size) },
    theta: [theta1, tidy(theta2 + back)],
    speed,
  }),
);

export const anyPin: Domain<Pin> = derived(
  recordOf({
    x: numberIn(0.1, 5),
    y: numberIn(-5, 5),
    side: oneOf([1, 0, -1]),
    speed: numberIn(0.1, 9),
    way: oneOf([1, -1]),
  }),
  ({ x, y, side, speed, way }) => (side === 0 && y === 0 ? undefined : { pin: [side * x, y], speed: way * speed }),
);

export const anyRows: Domain<Rows> = derived(
  recordOf({
    n: oneOf([2, 3, 4]),
    numbers: listOf(numberIn(-9, 9), 12, 12),
    size: oneOf(SIZES),
    twice: oneOf([false, false, false, true]),
  }),
  ({ n, numbers, size, twice }) => {
    const rows = Array.from({ length: n - 1 }, (_, i) => numbers.slice(i * n, i * n + n).map((x) => tidy(x * size)));
    // Rows that depend on each other, such that the direction is exactly zero.
    return { rows: twice && n > 2 ? [...rows.slice(0, -1), rows[0].map((x) => (n === 3 ? 2 : 0) * x + 0)] : rows };
  },
);

const whole = vectorOf(integerIn(-4, 4), 3);
export const anySphere: Domain<Sphere> = derived(
  recordOf({ point: whole, other: whole, kind: oneOf([0, 1, 2]), factor: oneOf([1, -1, 2, -3]) }),
  ({ point, other, kind, factor }) => {
    const across = cross(point, other);
    if (dot(across, across) === 0 || (kind === 2 && dot(point, other) === 0)) return undefined;
    return { point, C: [point.map((x) => factor * x + 0), across, other][kind].map((x) => x + 0) };
  },
);

export const anyState: Domain<State> = derived(
  recordOf({
    n: oneOf([2, 3, 4]),
    numbers: listOf(numberIn(-9, 9), 4, 4),
    f: numberIn(-2, 2),
    ft: numberIn(-30, 30),
    gain: numberIn(0, 90),
    size: oneOf([1, 1e-4, 1e4]),
  }),
  ({ n, numbers, f, ft, gain, size }) => {
    const gradient = numbers.slice(0, n).map((x) => tidy(x * size));
    return lengthOf(gradient) === 0 ? undefined : { gradient, f: tidy(f * size), ft: tidy(ft * size), gain };
  },
);

/** The three ends, each as often; a bead with k > 0 is put off the wire, and one with k <= 0 only where it stays off. */
export const anyBead: Domain<Bead> = derived(
  recordOf({
    end: oneOf([0, 1, 2]),
    along: numberIn(0.1, 3),
    across: numberIn(0.1, 3),
    gain: numberIn(0.1, 50),
    sign: oneOf([1, 0, -1]),
    way: oneOf([1, -1]),
    both: oneOf([false, true]),
  }),
  ({ end, along, across, gain, sign, way, both }) => {
    if (end === 2) return { along: both ? -way * along : 0, across: way * across, gain: sign === 0 ? 0 : -gain };
    return {
      along: end === 1 ? way * along : 0,
      across: sign === 1 && both ? -way * across : 0,
      gain: sign === 0 ? 0 : sign * gain,
    };
  },
);

export const anyWalk: Domain<Walk> = derived(
  recordOf({
    ratio: numberIn(0.2, 0.6),
    l: numberIn(0.5, 5),
    size: oneOf([1, 0.01, 100]),
    theta1: numberIn(-3, 3),
    theta2: numberIn(-0.3, 0.3),
    turn: numberIn(-0.2, 0.2, { corners: [0, 0.1, -0.1] }),
    heal: numberIn(0, 1, { corners: [0, 0.5, 1] }),
    step: oneOf([0.1, 0.01, 0.001]),
    count: integerIn(0, 20, [0, 1, 2]),
  }),
  ({ ratio, l, size, theta1, theta2, turn, heal, step, count }) => {
    const rod = tidy(l * size);
    return {
      machine: { r: tidy(ratio * rod), l: rod },
      start: [theta1, theta2],
      run: { c: tidy(turn / (step * rod)), gain: tidy(heal / step), step, count },
    };
  },
);

/** Bends that cancel, or leave something to the left or to the right. */
export const anyWire: Domain<Wire> = derived(
  recordOf({ halves: listOf(integerIn(-4, 4), 0, 5), side: oneOf([1, -1, 0]) }),
  ({ halves, side }) => {
    const sum = total(halves);
    const last = side === 0 ? -sum : sum * side > 0 ? 0 : 2 * side - sum;
    return { bends: [last, ...halves].map((x) => x / 2 + 0) };
  },
);
