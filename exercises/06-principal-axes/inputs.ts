import {
  derived,
  integerIn,
  largestOf,
  lengthOf,
  matrixFrom,
  numberIn,
  oneOf,
  plus,
  recordOf,
  rotationFromIntegers,
  multiple,
  total,
  transposed,
  vectorFrom,
  vectorOf,
  mostlyFirst,
  vectorOfForm,
} from 'rigid-body-lab/course';
import type { Domain, Matrix3, Variant } from 'rigid-body-lab/course';

export type Vec3 = [number, number, number];
export type Mat3 = Matrix3;
export type Axes = [Vec3, Vec3, Vec3];

/** Task 1. */
export interface Along {
  inertia: Mat3;
  u: Vec3;
}
/** Task 2. */
export interface Plane {
  inertia: Mat3;
  p: number;
  q: number;
}
/** Task 3: what is handed in, and the frame that it was made from, one axis after the other. */
export interface Pairs {
  values: Vec3;
  vectors: Axes;
  moments: Vec3;
  axes: Axes;
}
/** One body for the fixed checks; the pair's first moment is the larger one. */
export type Inputs = Along & Plane & Pairs;

const vec = (list: readonly number[]): Vec3 => vectorFrom((i) => list[i]);
const three = <T>(entry: (k: number) => T): [T, T, T] => [entry(0), entry(1), entry(2)];
/** '120' as a list of places. */
export const places = (digits: string): number[] => digits.split('').map(Number);
/** Perpendicular axes, one after the other. */
const axesFrom = (quaternion: readonly number[]): Axes => {
  const R = transposed(rotationFromIntegers(quaternion));
  // Plus 0: no -0, which would be shown.
  return three((k) => vectorFrom((i) => R[k][i] + 0));
};
/**
 * Moments and axes come first, and the tensor is built from them: no eigenvalue needs to be computed here.
 */
export const tensorFrom = ({ moments, axes }: Pick<Pairs, 'moments' | 'axes'>): Mat3 =>
  matrixFrom((i, j) => total(moments.map((moment, k) => moment * axes[k][i] * axes[k][j])));

export function draw(variant: Variant): Inputs {
  // One digit and two: as texts they sort in another order.
  const small = variant.number(6, 8);
  const middle = Number((small + variant.number(0.5, 1.5)).toFixed(2));
  const moments: Vec3 = [small, middle, Number((10 + variant.number(0.1, 2.5)).toFixed(2))];
  // Not down to -5: [3, 3, -5, 5] leaves the y axis principal, and two products of inertia are zero already.
  const axes = axesFrom([3, variant.integer(1, 4), variant.integer(-4, -1), variant.integer(5, 7)]);
  // Another order than descending, as text or with two exchanged. One sign changed:
  // sorted, the set is left-handed.
  const order = [1, 2, 0];
  const lengths = [-variant.number(1.5, 3), variant.number(0.2, 0.7), variant.number(1.1, 1.4)];
  const inertia = tensorFrom({ moments, axes });
  const [p, q] = places(variant.pick(['01', '02', '12']));
  const isFalling = inertia[p][p] > inertia[q][q];
  return {
    moments,
    axes,
    values: vec(order.map((k) => moments[k])),
    vectors: three((at) => vec(multiple(axes[order[at]], lengths[at]))),
    u: [variant.number(0.5, 2), variant.number(-2.5, -1), variant.number(1, 3)],
    // With the axes in reverse order the moments of the pair change places.
    inertia: isFalling ? inertia : matrixFrom((i, j) => inertia[2 - i][2 - j]),
    p: isFalling ? p : 2 - q,
    q: isFalling ? q : 2 - p,
  };
}

const SIZES = [1, 1e-6, 1e-12, 1e6];
const size = mostlyFirst(SIZES);

/** Components that vanish, repeat or cancel: X is -x. */
export const FORMS = 'xyz 0yz x0z xy0 x00 0y0 00z xx0 x0x 0xx xxx xxz xyx xyy xXz xyX'.split(' ');

/** Σ m x², Σ m y², Σ m z² of a body, and what Σ m y z, Σ m z x, Σ m x y are of the most that they can be. */
interface Spread {
  spread: Vec3;
  products: Vec3;
}
const anySpread = { spread: vectorOf(numberIn(0, 9), 3), products: vectorOf(numberIn(-0.49, 0.49), 3) };
function tensorOf({ spread, products }: Spread, factor: number): Mat3 {
  const product = (i: number, j: number): number => products[3 - i - j] * Math.min(spread[i], spread[j]);
  const entry = (i: number, j: number): number => (i === j ? total(spread) - spread[i] : 0 - product(i, j));
  return matrixFrom((i, j) => Number((entry(i, j) * factor).toPrecision(14)));
}
export const SHAPES = [
  'xyz:xyz xyz:000 xyz:x00 xyz:0y0 xyz:00z xxz:000 xyy:xyz',
  'xxx:000 xxx:xyz x00:000 0y0:000 00z:000 xy0:00z',
].flatMap((list) => list.split(' '));

/** Lengths of u; those near one, as what they are times a unit vector. */
export const LENGTHS = [1, 1e-3, 1e-6, 1e-9, 1e6];
export const NEARLY_UNIT = [0, 1, 1 + 1e-8, 1 - 1e-6, 1 + 1e-4];
export const anyAlong: Domain<Along> = derived(
  recordOf({
    ...anySpread,
    shape: mostlyFirst(SHAPES),
    u: vectorOf(numberIn(-10, 10), 3),
    form: mostlyFirst(FORMS),
    length: mostlyFirst(LENGTHS),
    unit: mostlyFirst(NEARLY_UNIT),
    size,
  }),
  ({ spread, products, shape, u: drawn, form, length, unit, size: factor }) => {
    const body = { spread: vectorOfForm(shape.slice(0, 3), spread), products: vectorOfForm(shape.slice(4), products) };
    const u = vectorOfForm(form, drawn);
    if (largestOf(u) === 0 || largestOf(body.spread) === 0) return undefined;
    return { inertia: tensorOf(body, factor), u: vec(multiple(u, unit > 0 ? unit / lengthOf(u) : length)) };
  },
);

/** The product, the difference of the moments and whether it is there at all. */
export const DEGENERATE: readonly { product: number; difference?: number }[] = [
  { product: 1 },
  { product: 0 },
  { product: 1, difference: 0 },
  { product: 0, difference: 0 },
  { product: 1e-4 },
  { product: 1e-7 },
  { product: 1, difference: 1e-6 },
  { product: 1, difference: -1e-6 },
  { product: 1e-5, difference: 1e-5 },
  { product: 1e-5, difference: -1e-5 },
  { product: 1e-4, difference: 1e-7 },
];
export const PLANES = ['01', '02', '12'].map(places);
export const anyPlane: Domain<Plane> = derived(
  recordOf({ ...anySpread, kind: mostlyFirst(DEGENERATE), plane: oneOf(PLANES), others: mostlyFirst([1, 0]), size }),
  ({ spread, products, kind, plane: [p, q], others, size: factor }) => {
    const r = 3 - p - q;
    const pair = kind.difference === undefined ? spread[q] : spread[p] * (1 + kind.difference);
    const inertia = tensorOf(
      {
        spread: vectorFrom((i) => (i === q ? pair : spread[i])),
        products: vectorFrom((i) => products[i] * (i === r ? kind.product : others)),
      },
      factor,
    );
    const largest = largestOf(inertia.flat());
    const [product, difference] = [inertia[p][q], inertia[q][q] - inertia[p][p]].map((x) => Math.abs(x) / largest);
    const isVague = (x: number): boolean => x !== 0 && x < 1e-9;
    if (largest === 0 || isVague(product) || isVague(difference)) return undefined;
    return product + difference === 0 || Math.max(product, difference) >= 1e-6 ? { inertia, p, q } : undefined;
  },
);

/**
 * Gaps between the moments, as parts of the largest: none, within what counts as none, and small but there.
 */
export const GAPS: readonly { lower?: number; upper?: number }[] = [
  {},
  { lower: 0 },
  { upper: 0 },
  { lower: 0, upper: 0 },
  { lower: 7e-10 },
  { upper: 7e-10 },
  { lower: 3e-10, upper: 4e-10 },
  { lower: 2e-8 },
  { upper: 2e-8 },
  { lower: 5e-7 },
  { upper: 5e-7 },
];
/** How the vectors of equal moments lie to each other, as parts along the axes of their plane. */
export const SKEW: readonly [number, number][] = [
  [0.8, 1],
  [0, 1],
  [1, 1e-3],
  [-1, 2e-3],
  [5e-7, 1],
  [1, 0.01],
];
/** Rotations with structure, as the whole numbers that they are made from. */
export const TURNS = [
  '1 0 0 0, 1 1 0 0, 1 0 1 0, 1 0 0 -1, 0 1 1 0, 1 1 1 1, 1 -1 -1 1',
  '2 1 0 0, 2 0 1 0, 2 0 0 -1, 2e4 1 0 0, 4e6 1 2 -1',
].flatMap((list) => list.split(', ').map((quaternion) => quaternion.split(' ').map(Number)));
export const ORDERS = ['012', '120', '201', '102', '210', '021'].map(places);
export const SCALES = [1, 1e-4, 1e-6, 1e3];

/** What the errors of the routine leave of a vector of an equal pair out of its plane. */
const ERROR = 1e-10;
/** Three vectors to the axes: those of equal moments anywhere in their plane or space. */
function eigenvectors([a, b, c]: Axes, moments: Vec3, [x, y]: readonly [number, number]): number[][] {
  const isEqual = (i: number, j: number): boolean => moments[j] - moments[i] <= 1e-9 * moments[2];
  const mixed = (own: Vec3, other: Vec3): number[] => plus(multiple(own, x), multiple(other, y));
  if (isEqual(0, 2)) return [a, mixed(a, b), plus(mixed(b, c), multiple(a, 0.5))];
  if (isEqual(0, 1)) return [a, plus(mixed(a, b), multiple(c, ERROR)), c];
  return isEqual(1, 2) ? [a, plus(mixed(c, b), multiple(a, ERROR)), c] : [a, b, c];
}

export const anyPairs: Domain<Pairs> = derived(
  recordOf({
    moments: vectorOf(numberIn(0.01, 9), 3),
    rod: mostlyFirst([false, true]),
    gaps: mostlyFirst(GAPS),
    skew: mostlyFirst(SKEW),
    turn: mostlyFirst([[], ...TURNS]),
    numbers: vectorOf(integerIn(-5, 5), 4),
    order: oneOf(ORDERS),
    lengths: vectorOf(numberIn(-5, 5, { corners: [1, -1] }), 3),
    scale: mostlyFirst(SCALES),
    size,
  }),
  ({ moments: drawn, rod, gaps, skew, turn, numbers, order, lengths, scale, size: factor }) => {
    const quaternion = turn.length > 0 ? turn : numbers;
    if (largestOf(quaternion) === 0 || lengths.some((x) => Math.abs(x) < 0.05)) return undefined;
    // Σ m x² and so on give moments that a body can have; that of a rod about itself is zero.
    const spread = rod ? [0, 0, drawn[2]] : drawn;
    const [low, middle, high] = spread.map((s) => total(spread) - s).sort((a, b) => a - b);
    const top = gaps.upper === undefined ? high : middle * (1 + gaps.upper);
    const moments = vec(
      [gaps.lower === undefined ? low : middle - gaps.lower * top, middle, top].map((x) =>
        Number((x * factor).toPrecision(14)),
      ),
    );
    const axes = axesFrom(quaternion);
    const vectors = eigenvectors(axes, moments, skew);
    return {
      values: vec(order.map((k) => moments[k])),
      vectors: three((at) => vec(multiple(vectors[order[at]], lengths[at] * scale).map((x) => x + 0))),
      moments,
      axes,
    };
  },
);
