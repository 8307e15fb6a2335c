import {
  applied,
  cross,
  derived,
  dot,
  integerIn,
  listOf,
  matrixFrom,
  numberIn,
  recordOf,
  rotationFromIntegers,
  total,
  vectorFrom,
  vectorOf,
  mostlyFirst,
  vectorOfForm,
} from 'rigid-body-lab/course';
import type { Domain, Matrix3, Variant } from 'rigid-body-lab/course';

export type Vec3 = [number, number, number];
export type Mat3 = Matrix3;

export interface PointMass {
  mass: number;
  position: Vec3;
}
/** Tasks 1 and 2. */
export interface Points {
  points: PointMass[];
  com: Vec3;
}
/** Task 3. */
export interface Turn {
  inertia: Mat3;
  rotation: Mat3;
}
/** Task 4. */
export interface Move {
  body: { mass: number; com: Vec3; inertia: Mat3 };
  point: Vec3;
}
/** One body for the fixed checks of all tasks. */
export type Inputs = Points & Turn & Move & { omega: Vec3 };

export const massOf = (points: readonly PointMass[]): number => total(points.map((p) => p.mass));
export const comOf = (points: readonly PointMass[]): Vec3 =>
  vectorFrom((i) => total(points.map((p) => p.mass * p.position[i])) / massOf(points));

/** The tensor of one point at r, column by column: L = m r x (ω x r) for a unit ω along each axis. */
export function tensorOfPoint(mass: number, r: Vec3): Mat3 {
  const along = (k: number): Vec3 => vectorFrom((i) => (i === k ? mass : 0));
  const columns = [0, 1, 2].map((k) => cross(r, cross(along(k), r)));
  return matrixFrom((i, j) => columns[j][i]);
}
export const sumOf = (a: Mat3, b: Mat3): Mat3 => matrixFrom((i, j) => a[i][j] + b[i][j]);

/**
 * The tensor about any point, body by body: two bodies joined have the tensors of both and that of the
 * reduced mass at the distance of their centres. No position is ever taken from a centre that was handed in.
 */
export function tensorAbout({ points, com }: Points): Mat3 {
  const joined = points.reduce(
    (body, { mass, position }) => {
      if (mass === 0) return body;
      const both = body.mass + mass;
      const apart = vectorFrom((i) => position[i] - body.com[i]);
      return {
        mass: both,
        com: vectorFrom((i) => body.com[i] + (apart[i] * mass) / both),
        inertia: sumOf(body.inertia, tensorOfPoint((body.mass * mass) / both, apart)),
      };
    },
    { mass: 0, com: vectorFrom(() => 0), inertia: matrixFrom(() => 0) },
  );
  return movedTo({ body: joined, point: com });
}
export const movedTo = ({ body: { mass, com, inertia }, point: [x, y, z] }: Move): Mat3 =>
  sumOf(inertia, tensorOfPoint(mass, [com[0] - x, com[1] - y, com[2] - z]));
/** Each entry by itself: the part along axis i of L, for an ω along axis j. */
export const turnedTensor = ({ inertia, rotation: R }: Turn): Mat3 =>
  matrixFrom((i, j) => dot(R[i], applied(inertia, R[j])));

/** A random body without any symmetry, far from the origin, and what the later tasks start from. */
export function draw(variant: Variant): Inputs {
  const centre = variant.vector(2, 5);
  const points = Array.from({ length: 6 }, () => ({
    mass: variant.number(0.5, 4),
    position: vectorFrom((i) => Number((centre[i] + variant.number(-2, 2)).toFixed(2))),
  }));
  const com = comOf(points);
  const inertia = tensorAbout({ points, com });
  return {
    points,
    com,
    inertia,
    rotation: rotationFromIntegers([3, variant.integer(1, 4), variant.integer(-5, -1), variant.integer(5, 7)]),
    omega: variant.vector(0.5, 2),
    body: { mass: massOf(points), com, inertia },
    point: variant.vector(-3, -1),
  };
}

/** As one would type it: 0.00000123 and not 0.0000012299999999999999. */
const typed = (x: number): number => Number(x.toFixed(9));

const SIZES = [1, 1e-3, 1e-6, 1e3];
const sizes = { size: mostlyFirst(SIZES), weight: mostlyFirst(SIZES) };
const anyPosition = vectorOf(numberIn(-10, 10), 3);
/** Components that vanish, repeat or cancel: X is -x. */
export const FORMS = 'xyz 0yz x0z xy0 xy1 x00 0y0 00z xx0 x0x 0xx xxx xxz xyx xyy xXz xyX'.split(' ');

/**
 * Points in a grid around those of a list: more than any loop with a guard, any block or any table expects.
 */
const MANY = 107;
export const ARRANGEMENTS: readonly ((points: PointMass[]) => PointMass[])[] = [
  (points) => points,
  // A counterweight for each: the centre of mass is exactly the origin, the mean of the positions is not.
  (points) => points.flatMap((p) => [p, { mass: 2 * p.mass, position: vectorFrom((i) => 0 - p.position[i] / 2) }]),
  (points) => points.flatMap((p) => [p, { mass: p.mass, position: vectorFrom((i) => 0 - p.position[i]) }]),
  // Two masses at every place; all masses at one place.
  (points) => points.flatMap((p) => [p, { mass: 2 * p.mass, position: p.position }]),
  (points) => points.map(({ mass }) => ({ mass, position: points[0].position })),
  (points) => points.map(({ position }) => ({ mass: points[0].mass, position })),
  ([first, ...rest]) => [{ mass: 0, position: first.position }, ...rest],
  ([first, ...rest]) => [...rest, { mass: 0, position: first.position }],
  ([first, ...rest]) => [first, ...rest.map(({ position }) => ({ mass: 0, position }))],
  (points) =>
    Array.from({ length: MANY }, (_, k) => {
      const { mass, position } = points[k % points.length];
      return { mass: mass + (k % 3), position: vectorFrom((i) => position[i] + [k % 5, k % 7, k % 11][i]) };
    }),
];
export const anyPoints: Domain<Points> = derived(
  recordOf({
    points: listOf(recordOf({ mass: numberIn(0, 20, { corners: [0, 1, 0.01] }), position: anyPosition }), 1, 9),
    // Many points only as a corner: they take time.
    arrangement: mostlyFirst(ARRANGEMENTS, ARRANGEMENTS.length - 1),
    form: mostlyFirst(FORMS),
    ...sizes,
  }),
  ({ points: drawn, arrangement, form, size, weight }) => {
    const points = arrangement(
      drawn.map(({ mass, position }) => ({ mass, position: vectorOfForm(form, position) })),
    ).map(({ mass, position }) => ({
      mass: typed(mass * weight),
      position: vectorFrom((i) => typed(position[i] * size)),
    }));
    return massOf(points) > 0 ? { points, com: comOf(points) } : undefined;
  },
);

/** Σ m x², Σ m y², Σ m z² of a body, and what Σ m y z, Σ m z x, Σ m x y are of the most that they can be. */
export const SHAPES = [
  'xyz:xyz xyz:000 xyz:x00 xyz:0y0 xyz:00z xxy:000 xyy:xyz xyx:0y0',
  'xxx:000 xxx:xyz x00:000 0x0:000 00x:000 xy0:00z 000:000',
].flatMap((list) => list.split(' '));
const anyTensor = derived(
  recordOf({
    spread: vectorOf(numberIn(0, 9), 3),
    products: vectorOf(numberIn(-0.49, 0.49), 3),
    shape: mostlyFirst(SHAPES),
  }),
  ({ spread, products, shape }): Mat3 => {
    const [s, p] = [vectorOfForm(shape.slice(0, 3), spread), vectorOfForm(shape.slice(4), products)];
    const product = (i: number, j: number): number => p[3 - i - j] * Math.min(s[i], s[j]);
    return matrixFrom((i, j) => (i === j ? total(s) - s[i] : 0 - product(i, j)));
  },
);
/** Rotations with structure, as the whole numbers that they are made from. */
export const TURNS = [
  // None, quarter, half and third turns,
  '1 0 0 0, 1 1 0 0, 1 -1 0 0, 1 0 1 0, 1 0 -1 0, 1 0 0 1, 1 0 0 -1',
  '0 1 0 0, 0 0 1 0, 0 0 0 1, 0 1 1 0, 1 1 1 1, 1 -1 -1 1, 2 1 2 -1, 2 1 -2 1, 2 2 1 -1, 2 1 -1 2',
  // one axis left alone, in a triangle of 3, 4 and 5; tiny turns, and turns that are nearly half ones.
  '2 1 0 0, 2 -1 0 0, 2 0 1 0, 2 0 -1 0, 2 0 0 1, 2 0 0 -1, 1 0 0 2, 0 1 2 -2',
  '2e3 0 0 1, 2e4 1 0 0, 2e6 1 2 -1, 2e7 0 -3 0, 1 2e5 -1e5 3e5, 1 0 0 2e6',
].flatMap((list) => list.split(', ').map((quaternion) => quaternion.split(' ').map(Number)));
const scaledTensor = (inertia: Mat3, factor: number): Mat3 =>
  matrixFrom((i, j) => Number((inertia[i][j] * factor).toPrecision(12)));

export const anyTurn: Domain<Turn> = derived(
  recordOf({ tensor: anyTensor, turn: mostlyFirst([[], ...TURNS]), numbers: vectorOf(integerIn(-5, 5), 4), ...sizes }),
  ({ tensor, turn, numbers, size, weight }) => {
    const quaternion = turn.length > 0 ? turn : numbers;
    if (quaternion.every((x) => x === 0)) return undefined;
    const R = rotationFromIntegers(quaternion);
    // Plus 0: no -0, which would be shown.
    return { inertia: scaledTensor(tensor, weight * size * size), rotation: matrixFrom((i, j) => R[i][j] + 0) };
  },
);

export const CENTRES = ['xyz', '000', 'xy0', '0yz'];
/** From the centre of mass to the point. */
export const STEPS = [...FORMS, '000'];
export const anyMove: Domain<Move> = derived(
  recordOf({
    mass: numberIn(0.01, 20),
    tensor: anyTensor,
    com: anyPosition,
    centre: mostlyFirst(CENTRES),
    d: anyPosition,
    form: mostlyFirst(STEPS),
    distance: mostlyFirst([1, 1e-3]),
    ...sizes,
  }),
  ({ mass, tensor, com, centre, d, form, distance, size, weight }) => {
    const at = vectorFrom((i) => typed(vectorOfForm(centre, com)[i] * size));
    const step = vectorOfForm(form, d);
    return {
      body: { mass: typed(mass * weight), com: at, inertia: scaledTensor(tensor, mass * weight * size * size) },
      point: vectorFrom((i) => typed(at[i] + step[i] * distance * size)),
    };
  },
);
