/** What the statement allows. */
import {
  cross,
  derived,
  dot,
  integerIn,
  largestOf,
  lengthOf,
  listOf,
  multiple,
  numberIn,
  oneOf,
  recordOf,
  total,
  vectorOf,
} from 'rigid-body-lab/course';
import type { Domain } from 'rigid-body-lab/course';
import type { Bead, Pin, Rod, Rows, Sphere, State, Walk, Wire } from './inputs.js';

const tidy = (x: number): number => Number(x.toPrecision(6)) + 0;

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
const plusSigns = (v: number[], other: number[]): number[] => v.map((x, i) => x + Math.sign(other[i]));
/** As large as the statement allows, but for a few. */
const enlarged = (v: number[]): number[] => multiple(v, Math.floor(96 / largestOf(v.map(Math.abs))));
/** In one line, at a right angle, neither; nearly in one line, nearly at a right angle. */
const SPHERES: ((point: number[], other: number[], factor: number) => Sphere)[] = [
  (point, _other, factor) => ({ point, C: multiple(point, factor) }),
  (point, other) => ({ point, C: cross(point, other) }),
  (point, other) => ({ point, C: other }),
  (point, other) => ({ point: enlarged(point), C: plusSigns(enlarged(point), other) }),
  (point, other) => {
    const C = enlarged(cross(point, other));
    return { point: enlarged(point), C: C.map((x, i) => x + (i === largestAt(point) ? 1 : 0)) };
  },
];
const largestAt = (v: number[]): number => v.map(Math.abs).indexOf(largestOf(v.map(Math.abs)));
const isApart = ({ point, C }: Sphere): boolean => {
  const squares = dot(point, point) * dot(C, C);
  const [sine, cosine] = [lengthOf(cross(point, C)) ** 2 / squares, dot(point, C) ** 2 / squares];
  return (sine === 0 || sine > 1e-5) && (cosine === 0 || cosine > 1e-5);
};
export const anySphere: Domain<Sphere> = derived(
  recordOf({ point: whole, other: whole, kind: oneOf([0, 1, 2, 0, 1, 3, 0, 1, 4]), factor: oneOf([1, -1, 2, -3]) }),
  ({ point, other, kind, factor }) => {
    const across = cross(point, other);
    if (dot(across, across) === 0 || (kind === 2 && dot(point, other) === 0)) return undefined;
    const sphere = SPHERES[kind](point, other, factor);
    const C = sphere.C.map((x) => x + 0);
    if (kind > 2 && (dot(sphere.point, C) === 0 || lengthOf(cross(sphere.point, C)) === 0)) return undefined;
    return isApart({ ...sphere, C }) ? { point: sphere.point.map((x) => x + 0), C } : undefined;
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

/**
 * The three ends, each as often; a bead with k > 0 is put off the wire, and one with k <= 0
 * only where it stays off.
 */
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
  recordOf({
    halves: listOf(integerIn(-4, 4), 0, 5),
    side: oneOf([1, -1, 0]),
    amount: oneOf([2, 1]),
    atEnd: oneOf([false, true]),
  }),
  ({ halves, side, amount, atEnd }) => {
    const rest = side * amount - total(halves);
    return { bends: (atEnd ? [...halves, rest] : [rest, ...halves]).map((x) => x / 2 + 0) };
  },
);
