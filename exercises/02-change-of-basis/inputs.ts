import { derived, listOf, numberIn, oneOf, recordOf, vectorOf } from 'rigid-body-lab/course';
import {
  determinant3,
  dot,
  largestOf,
  lengthOf,
  minus,
  plus,
  multiple,
  total,
  transposed,
} from 'rigid-body-lab/course';
import type { InputOf, Matrix, Variant, Vector } from 'rigid-body-lab/course';

export type Vec2 = [number, number];
export type Vec3 = [number, number, number];
export interface Frame<V> {
  origin: V;
  axes: V extends Vec2 ? [Vec2, Vec2] : [Vec3, Vec3, Vec3];
}

/** What each function is handed. */
export interface Into<V> {
  point: V;
  frame: Frame<V>;
}
export interface Back {
  weights: Vec2;
  frame: Frame<Vec2>;
}
export interface Arrow {
  vector: Vec2;
  axes: [Vec2, Vec2];
}
export interface Inputs {
  into: Into<Vec2>;
  back: Back;
  vector: Arrow;
  space: Into<Vec3>;
}

/** The way along the axes: Σ weight · axis. */
export const walk = (axes: Matrix, weights: Vector): number[] =>
  axes.map((axis, k) => multiple(axis, weights[k])).reduce((sum, step) => plus(sum, step));

/**
 * The weights by Gram-Schmidt. Each axis keeps only what is perpendicular to those before it;
 * so the last weight can be read off, its step taken away, and so on down to the first.
 */
export function weightsOf(axes: Matrix, d: Vector): number[] {
  const across: number[][] = [];
  for (const axis of axes) {
    let rest = [...axis];
    // Twice: of nearly parallel axes the first pass leaves a rest that is not quite perpendicular.
    for (const e of [...across, ...across]) rest = minus(rest, multiple(e, dot(rest, e) / dot(e, e)));
    across.push(rest);
  }
  const weights = axes.map(() => 0);
  let rest = [...d];
  for (let k = axes.length - 1; k >= 0; k--) {
    weights[k] = dot(rest, across[k]) / dot(axes[k], across[k]);
    rest = minus(rest, multiple(axes[k], weights[k]));
  }
  return weights;
}

/** The largest weight that a vector of components up to 1 m can have. */
const reachOf = (axes: Matrix): number => {
  const units = axes.map((_, i) => axes.map((_axis, j) => (i === j ? 1 : 0)));
  const rows = transposed(units.map((unit) => weightsOf(axes, unit)));
  return largestOf(rows.map((row) => total(row.map(Math.abs))));
};

/** About what numbers of that size are rounded when they are split along the axes. */
export const sizeOf = (axes: Matrix, ...vectors: Vector[]): number => reachOf(axes) * largestOf(vectors.flat());

/**
 * The fixed checks: skew frames, all numbers of different sizes, so that no mistake gives
 * the right answer by chance.
 */
export function draw(variant: Variant): Inputs {
  const pair = (low: number, high: number): Vec2 => [variant.number(low, high), variant.number(low, high)];
  const frame: Frame<Vec2> = {
    origin: [variant.number(1, 1.9), variant.number(2.5, 4)],
    // The first axis to the right, the second down and to the left: left-handed, and never
    // perpendicular by chance.
    axes: [
      [variant.number(1.2, 2.5), variant.number(0.1, 0.3)],
      [variant.number(-0.8, -0.4), variant.number(-1.1, -0.5)],
    ],
  };
  const weights: Vec2 = [variant.number(0.6, 2.4), variant.number(-2.6, -0.7)];
  const space: Frame<Vec3> = {
    origin: [variant.number(-3, -2.5), variant.number(-2, -1.5), variant.number(-1, -0.5)],
    axes: [
      [variant.number(1, 2), variant.number(0.1, 0.5), variant.number(-0.4, 0.3)],
      [variant.number(-0.5, -0.1), variant.number(-2.1, -1.1), variant.number(0.1, 0.4)],
      [variant.number(0.2, 0.6), variant.number(-0.6, -0.2), variant.number(1.3, 2.2)],
    ],
  };
  return {
    into: { point: plus(frame.origin, walk(frame.axes, weights)), frame },
    back: { weights, frame },
    vector: { vector: pair(-6, -3), axes: frame.axes },
    space: { point: plus(space.origin, walk(space.axes, variant.vector(0.5, 2.5))), frame: space },
  };
}

/** The limits that the statement sets. */
const NARROWEST = 0.003;
const [SHORTEST, LONGEST, FARTHEST] = [1e-6, 1e6, 1e6];
const UNEQUAL = 1000;

/** The area or the volume that the axes span, with its sign. */
export const volumeOf = (axes: Matrix): number =>
  axes.length === 2 ? axes[0][0] * axes[1][1] - axes[0][1] * axes[1][0] : determinant3(axes);
/** Over that of a rectangle or a box with edges as long. */
const openness = (axes: Matrix): number => axes.reduce((rest, axis) => rest / lengthOf(axis), Math.abs(volumeOf(axes)));
export const isOpen = (axes: Matrix): boolean => openness(axes) > 0.1;

function isAllowed(axes: Matrix): boolean {
  const lengths = axes.map(lengthOf);
  const [shortest, longest] = [Math.min(...lengths), Math.max(...lengths)];
  return (
    shortest >= SHORTEST && longest <= LONGEST && longest <= UNEQUAL * shortest && openness(axes) >= 1.01 * NARROWEST
  );
}

const isNear = (...vectors: Vector[]): boolean => largestOf(vectors.flat()) <= FARTHEST;

/** x times a power of ten, as one would type it. */
const decimal = (x: number, power: number): number => Number(`${x}e${power}`);
const grids = [(x: number) => x, Math.round, (x: number) => Math.round(x / 4)];

/** How a drawn point lies: anywhere in e, seen from the frame's origin, or so many steps along the axes. */
const WAYS = ['place', 'offset', 'steps'] as const;

const numbers = numberIn(-10, 10);
const rawFrame = (n: number) =>
  recordOf({
    axes: listOf(vectorOf(numbers, n), n, n),
    origin: vectorOf(numbers, n),
    /** With `reach` a point, a vector or a list of weights, as the function needs it. */
    at: vectorOf(numbers, n),
    way: oneOf(WAYS),
    /** Whole numbers give axes that are perpendicular, equal or triangular more often than chance. */
    grid: oneOf(grids),
    /** Powers of ten: thresholds that forget the unit show in small frames only. */
    size: oneOf([0, -3, 3, -5, 5]),
    reach: oneOf([0, 0, -6, 2, 5]),
  });
type Drawn = InputOf<ReturnType<typeof rawFrame>>;

const sized = (vector: Vector, { grid, size }: Pick<Drawn, 'grid' | 'size'>): number[] =>
  vector.map((x) => decimal(grid(x), size));

function frameFrom(raw: Drawn): { origin: number[]; axes: number[][] } | undefined {
  const frame = { origin: sized(raw.origin, raw), axes: raw.axes.map((axis) => sized(axis, raw)) };
  return isAllowed(frame.axes) && isNear(frame.origin) ? frame : undefined;
}

function vectorFrom({ at, way, size, reach }: Drawn, axes: Matrix): number[] {
  if (way === 'steps')
    return walk(
      axes,
      at.map((x) => decimal(x, reach)),
    );
  return at.map((x) => decimal(x, reach + size));
}

const anyInto = <V>(n: number) =>
  derived(rawFrame(n), (raw) => {
    const frame = frameFrom(raw);
    if (!frame) return undefined;
    const vector = vectorFrom(raw, frame.axes);
    const point = raw.way === 'place' ? vector : plus(frame.origin, vector);
    return isNear(point) ? ({ point, frame } as unknown as Into<V>) : undefined;
  });

/** Any frame and any point that the statement allows, and so on for the other functions. */
export const anyPoint = anyInto<Vec2>(2);
export const anyPointInSpace = anyInto<Vec3>(3);
export const anyWeights = derived(rawFrame(2), (raw) => {
  const frame = frameFrom(raw) as Frame<Vec2> | undefined;
  return frame && { weights: raw.at.map((x) => decimal(x, raw.reach)) as Vec2, frame };
});
export const anyVector = derived(rawFrame(2), (raw) => {
  const frame = frameFrom(raw) as Frame<Vec2> | undefined;
  const vector = frame && (vectorFrom(raw, frame.axes) as Vec2);
  return frame && vector && isNear(vector) ? { vector, axes: frame.axes } : undefined;
});
