/** What the questions ask about, and the right answers by the physics. Near-ties are not drawn. */
import {
  cross,
  derived,
  determinant3,
  dot,
  integerIn,
  lengthOf,
  matrixFrom,
  oneOf,
  plus,
  product,
  recordOf,
  vectorFrom,
  vectorOf,
} from 'rigid-body-lab/course';
import type { Domain } from 'rigid-body-lab/course';
import { aboutAxis, flipped, turnedAbout } from './inputs.js';
import type { Mat3, Vec3 } from './inputs.js';

/** Task 1: an arrow of one frame, seen in the other. */
export interface Seen {
  turn: { about: number; angle: number };
  arrow: { fixedTo: 'body' | 'world'; axis: number };
  along: number;
}
export const SIGNS = ['zero', 'positive', 'negative'] as const;
export type Sign = (typeof SIGNS)[number];
/** Neither sine nor cosine of these is small. */
const ANGLES = [0.4, -0.4, 1.1, -1.1, 2.1, -2.1, 2.7, -2.7];
const unit = (k: number): Vec3 => vectorFrom((i) => (i === k ? 1 : 0));
export const signOf = (x: number): Sign => (Math.abs(x) < 1e-9 ? 'zero' : x > 0 ? 'positive' : 'negative');
/** The component along an axis of what an axis becomes, turned one way or the other. */
export const componentOf = ({ turn: { about, angle }, arrow: { axis }, along }: Seen, way: number): number =>
  turnedAbout(unit(axis), unit(about), way * angle)[along];
/** Seen from the body, what stands still in the world turns the other way. */
export const signSeen = (seen: Seen): Sign => signOf(componentOf(seen, seen.arrow.fixedTo === 'body' ? 1 : -1));

const axis = integerIn(0, 2);
export const anySeen: Domain<Seen> = derived(
  recordOf({
    // Most arrows that are drawn have no part along the axis that is asked for, and few a negative one.
    sign: oneOf([...SIGNS, 'negative']),
    fixedTo: oneOf(['body', 'world'] as const),
    about: axis,
    axis,
    along: axis,
    angle: oneOf(ANGLES),
  }),
  ({ sign, fixedTo, about, axis, along, angle }) => {
    const seen: Seen = { turn: { about, angle }, arrow: { fixedTo, axis }, along };
    return signSeen(seen) === sign ? seen : undefined;
  },
);

/** Task 2: a gimbal. */
const INNER = ['level', 'tilted', 'upright'] as const;
const STORED = ['angles', 'matrix', 'quaternion'] as const;
const LINES = [
  'outer axis',
  'middle axis',
  'inner axis',
  'half-way outer and middle',
  'half-way middle and inner',
  'square to outer and middle',
  'square to middle and inner',
] as const;
export const MOTORS = ['one', 'two', 'none can'] as const;
export type Motors = (typeof MOTORS)[number];
export interface Gimbal {
  innerAxis: (typeof INNER)[number];
  line: (typeof LINES)[number];
  stored: (typeof STORED)[number];
}
export type Position = Omit<Gimbal, 'stored'>;
/** The axes of the three motors in the world, γ being 0: of a tilted one any tilt will do. */
const axesOf = (innerAxis: Position['innerAxis']): [Vec3, Vec3, Vec3] => {
  const [c, s] = { level: [1, 0], tilted: [0.8, 0.6], upright: [0, 1] }[innerAxis];
  return [
    [0, 0, 1],
    [1, 0, 0],
    [0, c, s],
  ];
};
/** How many of the three axes it takes to span the line. */
export function motorsOf({ innerAxis, line }: Position): Motors {
  const [outer, middle, inner] = axesOf(innerAxis);
  const wish = {
    'outer axis': outer,
    'middle axis': middle,
    'inner axis': inner,
    'half-way outer and middle': plus(outer, middle),
    'half-way middle and inner': plus(middle, inner),
    'square to outer and middle': cross(outer, middle),
    'square to middle and inner': cross(middle, inner),
  }[line];
  const axes = [outer, middle, inner];
  if (axes.some((one) => lengthOf(cross(one, wish)) === 0)) return 'one';
  const spans = axes.some((one, i) => {
    const next = axes[(i + 1) % 3];
    return lengthOf(cross(one, next)) > 0 && Math.abs(determinant3([one, next, wish])) < 1e-12;
  });
  return spans ? 'two' : 'none can';
}
const POSITIONS: readonly Position[] = INNER.flatMap((innerAxis) => LINES.map((line) => ({ innerAxis, line })));
/** By the answer, so that all come up equally often. */
export const anyGimbal: Domain<Gimbal> = derived(
  recordOf({ motors: oneOf(MOTORS), which: integerIn(0, 11), stored: oneOf(STORED) }),
  ({ motors, which, stored }) => {
    const positions = POSITIONS.filter((position) => motorsOf(position) === motors);
    return { ...positions[which % positions.length], stored };
  },
);

/** Task 3: two satellites. */
export interface Satellites {
  first: number;
  second: number;
}
export const COMPARED = ['equal', 'opposite', 'neither'] as const;
export type Compared = (typeof COMPARED)[number];
/** The cosine of half an angle that is given in quarter turns, roughly but for 1, 0 and -1. */
const cosine = (eighths: number): number =>
  [1, 0.7, 0, -0.7][Math.abs(eighths) % 4] * (Math.abs(eighths) % 8 > 3 ? -1 : 1);
const byCosine = (turns: number): Compared => {
  const w = cosine(Math.round(4 * turns));
  return w === 1 ? 'equal' : w === -1 ? 'opposite' : 'neither';
};
export const comparedTurns = ({ first, second }: Satellites): Compared => byCosine(first - second);
const whole = integerIn(-6, 6);
/** Quarter turns by which they differ. */
const APART: Readonly<Record<Compared, readonly number[]>> = {
  equal: [0, 8, -8, 16],
  opposite: [4, -4, 12, -12],
  neither: [2, 1, -3, 6, -2, 7],
};
export const anySatellites: Domain<Satellites> = derived(
  recordOf({ compared: oneOf(COMPARED), which: integerIn(0, 5), quarters: whole }),
  ({ compared, which, quarters }) => {
    const apart = APART[compared];
    return { first: quarters / 4, second: (quarters + apart[which % apart.length]) / 4 };
  },
);

/** Task 4: two turns by quarters. */
type Name = 'x' | 'y' | 'z';
interface Turn {
  axis: Name;
  quarters: number;
}
export interface TwoTurns {
  first: Turn;
  second: Turn;
  axes: 'world' | 'body';
}
export const PRODUCTS = ['either', 'AB', 'BA'] as const;
export type Product = (typeof PRODUCTS)[number];
const NAMES: readonly Name[] = ['x', 'y', 'z'];
const quarterTurn = ({ axis, quarters }: Turn): Mat3 => {
  const one = aboutAxis(NAMES.indexOf(axis), 1);
  return Array.from({ length: (quarters + 8) % 4 }).reduce<Mat3>((m) => product(one, m) as Mat3, identity);
};
const identity = matrixFrom((i, j) => (i === j ? 1 : 0));
const alike = (a: readonly (readonly number[])[], b: readonly (readonly number[])[]): boolean =>
  a.every((row, i) => row.every((x, j) => x === b[i][j]));
/** By the axes of the body: each is turned about an axis that stands in the world, or has come along. */
export function productOf({ first, second, axes }: TwoTurns): Product {
  const [A, B] = [quarterTurn(first), quarterTurn(second)];
  const [AB, BA] = [product(A, B), product(B, A)];
  if (alike(AB, BA)) return 'either';
  const about = axes === 'world' ? unit(NAMES.indexOf(second.axis)) : flipped(A)[NAMES.indexOf(second.axis)];
  const angle = (second.quarters * Math.PI) / 2;
  const end = flipped(flipped(A).map((one) => turnedAbout(one, about, angle)) as Mat3);
  const agrees = (m: number[][]): number => end.reduce((sum, row, i) => sum + dot(row, m[i]), 0);
  return agrees(AB) > agrees(BA) ? 'AB' : 'BA';
}
const QUARTERS = [1, -1, 2, -2, 3, -3];
export const anyTwoTurns: Domain<TwoTurns> = derived(
  recordOf({
    product: oneOf(PRODUCTS),
    kind: oneOf(['one axis', 'whole turn', 'half turns'] as const),
    axes: oneOf(['world', 'body'] as const),
    axis,
    step: integerIn(1, 2, [1]),
    quarters: vectorOf(integerIn(0, 5), 2),
    whole: oneOf([4, -4, 0]),
    swap: oneOf([false, true]),
  }),
  ({ product, kind, axes, axis, step, quarters: [a, b], whole, swap }) => {
    const [p, q] = [QUARTERS[a], QUARTERS[b]];
    const other = (axis + step) % 3;
    const make = (quarters: [number, number], second: number): TwoTurns => ({
      first: { axis: NAMES[axis], quarters: quarters[0] },
      second: { axis: NAMES[second], quarters: quarters[1] },
      axes: product === 'either' ? axes : product === 'BA' ? 'world' : 'body',
    });
    if (product !== 'either') return p % 2 === 0 && q % 2 === 0 ? undefined : make([p, q], other);
    if (kind === 'one axis') return make([p, q], axis);
    if (kind === 'whole turn') return make(swap ? [p, whole] : [whole, q], other);
    return make([p > 0 ? 2 : -2, q > 0 ? 2 : -2], other);
  },
);
