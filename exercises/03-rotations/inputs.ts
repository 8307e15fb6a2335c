import {
  cross,
  derived,
  dot,
  integerIn,
  lengthOf,
  matrixFrom,
  minus,
  multiple,
  numberIn,
  oneOf,
  plus,
  product,
  recordOf,
  transposed,
  vectorOf,
} from 'rigid-body-lab/course';
import type { Domain, Variant } from 'rigid-body-lab/course';

export type Vec3 = [number, number, number];
export type Mat3 = [Vec3, Vec3, Vec3];
export type Quaternion = [number, number, number, number];

/** What the tasks hand to the student's functions. */
export interface AxisAngle {
  axis: Vec3;
  angle: number;
}
export interface Attitude {
  R: Mat3;
}
export interface Turned {
  q: Quaternion;
  v: Vec3;
}
export interface Between {
  from: Quaternion;
  to: Quaternion;
}
export interface Inputs extends AxisAngle, Attitude, Turned, Between {
  /**
   * Another vector, and R with the outer or the inner ring turned further by an angle
   * of this cosine and sine.
   */
  other: Vec3;
  further: { c: number; s: number; outer: Mat3; inner: Mat3 };
}

/** Hamilton's product. */
export function hamilton([a, ...u]: Quaternion, [b, ...v]: Quaternion): Quaternion {
  return [a * b - dot(u, v), ...plus(plus(multiple(v, a), multiple(u, b)), cross(u, v))] as Quaternion;
}
export const unitQuaternion = (q: readonly number[]): Quaternion => multiple(q, 1 / lengthOf(q)) as Quaternion;
export const backwards = ([w, x, y, z]: Quaternion): Quaternion => [w, -x, -y, -z];
export const flipped = (m: Mat3): Mat3 => transposed(m) as Mat3;

/**
 * The matrix of a unit quaternion: how it turns the three axes, v + 2w (u x v) + 2 u x (u x
 * v), one column for each.
 */
export function rotationOf([w, ...u]: Quaternion): Mat3 {
  const columns = matrixFrom((i, j) => (i === j ? 1 : 0)).map((v) => {
    const once = cross(u, v);
    return plus(v, multiple(plus(multiple(once, w), cross(u, once)), 2));
  });
  return flipped(columns as Mat3);
}

/** The turn about an axis of the world whose half angle has this tangent, without sine or cosine. */
export const aboutAxis = (k: number, tangent: number): Mat3 => {
  const [c, s] = [(1 - tangent ** 2) / (1 + tangent ** 2), (2 * tangent) / (1 + tangent ** 2)];
  const [i, j] = [(k + 1) % 3, (k + 2) % 3];
  return matrixFrom((row, column) => {
    if (row === column) return row === k ? 1 : c;
    if (row === i && column === j) return 0 - s;
    return row === j && column === i ? s : 0;
  });
};
const times = (...factors: Mat3[]): Mat3 => factors.reduce((a, b) => product(a, b) as Mat3);
/** R_z R_x R_y of three half tangents. */
const lectureMatrix = (gamma: number, theta: number, beta: number): Mat3 =>
  times(aboutAxis(2, gamma), aboutAxis(0, theta), aboutAxis(1, beta));

/** Numbers of different sizes, so that no two are mistaken for each other; γ is more than a quarter turn. */
export function draw(variant: Variant): Inputs {
  const number = (low: number, high: number): number => variant.number(low, high);
  const R = lectureMatrix(number(1.3, 2), number(0.2, 0.4), -number(0.5, 0.7));
  // Back across the quarter turn, of both angles.
  const further = -number(0.42, 0.6);
  const from = unitQuaternion([variant.integer(4, 5), -2, variant.integer(1, 2), 3]);
  return {
    axis: [number(1, 1.6), -number(2.5, 3.5), number(0.5, 0.8)],
    angle: number(0.6, 1.2),
    R,
    further: {
      c: (1 - further ** 2) / (1 + further ** 2),
      s: (2 * further) / (1 + further ** 2),
      outer: times(aboutAxis(2, further), R),
      inner: times(R, aboutAxis(1, further)),
    },
    q: [number(2, 2.6), -number(0.8, 1.2), number(1.4, 1.8), number(0.3, 0.5)],
    v: [number(1, 2), -number(5, 7), number(3, 4)],
    other: [-number(2, 3), number(0.5, 1), number(1, 2)],
    from,
    to: hamilton(unitQuaternion([1, number(0.3, 0.5), -number(0.15, 0.25), number(0.6, 0.8)]), from),
  };
}

const SIZES = [1, 1 / 1024, 1024];
/** Short, but with a direction. */
const TINIEST = 2 ** -36;
const space = (most: number): Domain<Vec3> => vectorOf(numberIn(-most, most), 3);

/** Any axis that has a direction, of any length; any angle, many turns too. */
export const anyAxisAngle: Domain<AxisAngle> = derived(
  recordOf({
    axis: space(3),
    size: oneOf([...SIZES, TINIEST / 2]),
    angle: numberIn(-10, 10, { corners: [0, 1.5, -3] }),
  }),
  ({ axis, size, angle }) => (lengthOf(axis) < 0.2 ? undefined : { axis: multiple(axis, size), angle }),
);

/** The middle angle is exactly a quarter turn, or at most 84°; the others are up to 166°. */
export const anyAttitude: Domain<Attitude> = derived(
  recordOf({
    gamma: numberIn(-8, 8, { corners: [0.5, -2.5] }),
    theta: numberIn(-0.9, 0.9, { corners: [0, 0.5] }),
    beta: numberIn(-8, 8, { corners: [-0.5, 2.5] }),
    lock: oneOf([0, 0, 1, -1]),
  }),
  ({ gamma, theta, beta, lock }) => {
    // The arc sine of 1 that was divided by cos θ would be a matter of rounding.
    if (lock === 0 && theta !== 0 && [gamma, beta].some((tangent) => Math.abs(tangent) === 1)) return undefined;
    const R = lectureMatrix(gamma, lock === 0 ? theta : lock, beta);
    // With γ = 0 as well β must not be half a turn, which has two signs.
    return lock !== 0 && R[0][0] < -0.98 ? undefined : { R };
  },
);

export const anyTurned: Domain<Turned> = derived(
  recordOf({ q: vectorOf(numberIn(-5, 5), 4), v: space(9), size: oneOf([...SIZES, TINIEST]) }),
  ({ q, v, size }) => (lengthOf(q) < 0.1 ? undefined : { q, v: multiple(v, size) }),
);

/** Quaternions whose products a computer holds exactly. */
const EXACT: readonly Quaternion[] = [
  [1, 0, 0, 0],
  [0, 1, 0, 0],
  [0, 0, -1, 0],
  [0, 0, 0, 1],
  [0.5, 0.5, -0.5, 0.5],
];
/**
 * A turn of one hundredth to 173°, a tiny one, the tiniest or none, with either sign of
 * the quaternion at its end.
 */
export const anyBetween: Domain<Between> = derived(
  recordOf({
    kind: oneOf(['any', 'any', 'same', 'tiny', 'tiniest']),
    sign: oneOf([1, -1]),
    start: vectorOf(integerIn(-5, 5), 4),
    exact: oneOf(EXACT),
    turn: space(9),
  }),
  ({ kind, sign, start, exact, turn }) => {
    if (lengthOf(turn) === 0 || lengthOf(start) === 0 || (kind.startsWith('tin') && exact[0] === 0.5)) return undefined;
    const from = kind === 'any' ? unitQuaternion(start) : exact;
    const factor = { any: 1, same: 0, tiny: 2 ** -30, tiniest: TINIEST }[kind]!;
    const tangents = multiple(turn, factor);
    if (kind === 'tiniest' && lengthOf(turn) < 0.36) return undefined;
    return { from, to: multiple(hamilton(unitQuaternion([1, ...tangents]), from), sign) };
  },
);

/** By the quaternion of half the angle. */
export const matrixOf = ({ axis, angle }: AxisAngle): Mat3 =>
  rotationOf([Math.cos(angle / 2), ...multiple(axis, Math.sin(angle / 2) / lengthOf(axis))] as Quaternion);

export const isLocked = ({ R }: Attitude): boolean => Math.abs(R[2][1]) === 1;

/** By the axes of the rings: the middle one is level and at a right angle to the inner one, the body's y. */
export function readAngles(attitude: Attitude): Vec3 {
  const [x, y] = flipped(attitude.R);
  const level = cross(y, [0, 0, 1]);
  const middle = isLocked(attitude) ? [1, 0, 0] : multiple(level, 1 / lengthOf(level));
  return [
    Math.atan2(middle[1], middle[0]),
    Math.atan2(y[2], lengthOf(level)),
    Math.atan2(0 - dot(x, cross(middle, y)), dot(x, middle)),
  ];
}

/** A turn about an axis: what lies along it stays, what lies across is turned in its plane. */
export function turnedAbout(v: readonly number[], axis: readonly number[], angle: number): Vec3 {
  if (lengthOf(axis) === 0) return [...v] as Vec3;
  const n = multiple(axis, 1 / lengthOf(axis));
  const stays = multiple(n, dot(n, v));
  const across = minus(v, stays);
  return plus(stays, plus(multiple(across, Math.cos(angle)), multiple(cross(n, across), Math.sin(angle)))) as Vec3;
}
export const turnedVector = ({ q: [w, ...u], v }: Turned): Vec3 => turnedAbout(v, u, 2 * Math.atan2(lengthOf(u), w));

/** The angle by the chords between the four numbers, the direction by vectors alone. */
export function turnBetween({ from, to }: Between): Vec3 {
  const near = dot(from, to) < 0 ? multiple(to, -1) : to;
  const angle = 4 * Math.atan2(lengthOf(minus(near, from)), lengthOf(plus(near, from)));
  const [[w1, ...u1], [w2, ...u2]] = [from, near];
  const along = plus(minus(multiple(u2, w1), multiple(u1, w2)), cross(u1, u2));
  return lengthOf(along) === 0 ? [0, 0, 0] : multiple(along, angle / lengthOf(along));
}
