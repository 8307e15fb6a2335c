import type { Variant } from 'rigid-body-lab/course';

type Vec3 = [number, number, number];
export type Mat3 = [Vec3, Vec3, Vec3];

/** Moments and axes come first, and the tensor is built from them: no eigenvalue needs to be computed here. */
export interface Inputs {
  inertia: Mat3;
  /** Ascending. */
  moments: Vec3;
  /** Unit, right-handed, one after the other, in the order of the moments. */
  axes: [Vec3, Vec3, Vec3];
  /** In a scrambled order, with other lengths, and left-handed once they are sorted. */
  values: Vec3;
  vectors: [Vec3, Vec3, Vec3];
  u: Vec3;
  pair: [number, number];
}

export const xyz = [0, 1, 2] as const;
export const vector = (entry: (i: number) => number): Vec3 => [entry(0), entry(1), entry(2)];
export const matrix = (entry: (i: number, j: number) => number): Mat3 => [
  vector((j) => entry(0, j)),
  vector((j) => entry(1, j)),
  vector((j) => entry(2, j)),
];
export const total = (values: readonly number[]): number => values.reduce((sum, x) => sum + x, 0);
const times = (v: Vec3, factor: number): Vec3 => vector((i) => factor * v[i]);

/** Three perpendicular axes from four whole numbers (Euler's parametrisation). */
function axesFrom([w, x, y, z]: number[]): [Vec3, Vec3, Vec3] {
  const n = w * w + x * x + y * y + z * z;
  return [
    [(w * w + x * x - y * y - z * z) / n, (2 * (x * y + w * z)) / n, (2 * (x * z - w * y)) / n],
    [(2 * (x * y - w * z)) / n, (w * w - x * x + y * y - z * z) / n, (2 * (y * z + w * x)) / n],
    [(2 * (x * z + w * y)) / n, (2 * (y * z - w * x)) / n, (w * w - x * x - y * y + z * z) / n],
  ];
}

export function draw(variant: Variant): Inputs {
  const small = variant.number(2, 4);
  const middle = Number((small + variant.number(1, 2)).toFixed(2));
  const moments: Vec3 = [small, middle, Number((middle + variant.number(0.5, 1.5)).toFixed(2))];
  // Not down to -5: [3, 3, -5, 5] leaves the y axis principal, and two products of inertia are zero already.
  const axes = axesFrom([3, variant.integer(1, 4), variant.integer(-4, -1), variant.integer(5, 7)]);
  const [first, second, third] = variant.pick([
    [1, 2, 0],
    [2, 0, 1],
    [1, 0, 2],
  ]);
  return {
    moments,
    axes,
    inertia: matrix((i, j) => total(xyz.map((k) => moments[k] * axes[k][i] * axes[k][j]))),
    values: [moments[first], moments[second], moments[third]],
    vectors: [
      // One sign changed: in the order of the moments the set is left-handed.
      times(axes[first], -variant.number(1.5, 3)),
      times(axes[second], variant.number(0.2, 0.7)),
      times(axes[third], variant.number(1.1, 1.4)),
    ],
    u: [variant.number(0.5, 2), variant.number(-2.5, -1), variant.number(1, 3)],
    pair: variant.pick([
      [0, 1],
      [0, 2],
      [1, 2],
    ]),
  };
}

export const along = ({ inertia, u }: Inputs): number =>
  total(xyz.map((i) => u[i] * total(xyz.map((j) => inertia[i][j] * u[j]))));
export const square = (v: Vec3): number => total(v.map((x) => x * x));
