import { close, defineChecks, orthonormal } from 'rigid-body-lab/course';
import type { Misconception, Variant } from 'rigid-body-lab/course';

type Student = typeof import('./stub.js');
type Vec3 = [number, number, number];
type Mat3 = [Vec3, Vec3, Vec3];

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

const xyz = [0, 1, 2] as const;
const vector = (entry: (i: number) => number): Vec3 => [entry(0), entry(1), entry(2)];
const matrix = (entry: (i: number, j: number) => number): Mat3 => [
  vector((j) => entry(0, j)),
  vector((j) => entry(1, j)),
  vector((j) => entry(2, j)),
];
const total = (values: readonly number[]): number => values.reduce((sum, x) => sum + x, 0);
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

const along = ({ inertia, u }: Inputs): number =>
  total(xyz.map((i) => u[i] * total(xyz.map((j) => inertia[i][j] * u[j]))));
const square = (v: Vec3): number => total(v.map((x) => x * x));

const lengthForgotten: Misconception<Inputs> = {
  id: 'length-forgotten',
  says: 'This is u · I u. It grows with the length of u; divide by u · u.',
  value: along,
};
const dividedByLength: Misconception<Inputs> = {
  id: 'divided-by-length-once',
  says: 'u · I u was divided by the length of u once. Both factors u have that length: divide by u · u.',
  value: (inputs) => along(inputs) / Math.sqrt(square(inputs.u)),
};
const diagonalOnly: Misconception<Inputs> = {
  id: 'products-ignored',
  says: 'Only the diagonal of I entered. The products of inertia count as well: use I u.',
  value: ({ inertia, u }) => total(xyz.map((i) => inertia[i][i] * u[i] ** 2)) / square(u),
};
const sizeOfMomentum: Misconception<Inputs> = {
  id: 'length-of-momentum',
  says: 'This is |I u| / |u|. Angular momentum also has a part across the axis; take the part along u.',
  value: ({ inertia, u }) =>
    Math.sqrt(square(vector((i) => total(xyz.map((j) => inertia[i][j] * u[j]))))) / Math.sqrt(square(u)),
};
const unsorted: Misconception<Inputs> = {
  id: 'not-sorted',
  says: 'The moments are in the order of the input. Sort them, ascending, together with their axes.',
  value: ({ values }) => values,
};
const descending: Misconception<Inputs> = {
  id: 'descending',
  says: 'The moments descend. The smallest comes first.',
  value: ({ moments: [a, b, c] }) => [c, b, a],
};
const leftBehind: Misconception<Inputs> = {
  id: 'axes-left-behind',
  says: 'The moments were sorted, but the axes stayed where they were. Sort the pairs.',
  value: ({ values, moments }) => values.map((value, k) => Math.abs(value - moments[k])),
};
const backwards: Misconception<Inputs> = {
  id: 'turned-the-other-way',
  says: 'The product doubled instead of vanishing: this turn goes the other way. Exchange the signs of the sines.',
  value: ({ inertia, pair: [p, q] }) => {
    const [own, other] = [inertia[p][p], inertia[q][q]];
    const side = other < own ? -1 : 1;
    const twice = Math.atan2(2 * side * inertia[p][q], side * (other - own));
    return inertia[p][q] * Math.cos(twice) + ((other - own) / 2) * Math.sin(twice);
  },
};

export const checks = defineChecks<Student, Inputs>({
  inputs: draw,
  checks: {
    moment: {
      title: 'the moment about an axis that is not a unit vector',
      probe: ({ momentAbout }, { inertia, u }) => momentAbout(inertia, u),
      wanted: (inputs) => {
        // Particle by particle: u has the part (u · axis) along each principal axis.
        const parts = inputs.axes.map((axis) => total(xyz.map((i) => axis[i] * inputs.u[i])) ** 2);
        return total(parts.map((part, k) => part * inputs.moments[k])) / total(parts);
      },
      judge: close({ unit: 'kg m²' }),
      misconceptions: [lengthForgotten, dividedByLength, diagonalOnly, sizeOfMomentum],
    },
    'jacobi-removes': {
      title: 'the product of inertia [p][q] vanishes after the turn',
      probe: ({ jacobiRotation }, { inertia, pair: [p, q] }) => {
        const J = jacobiRotation(inertia, p, q);
        const column = (k: number): number[] => [J[0][k], J[1][k], J[2][k]];
        const Iq = inertia.map((row) => row.reduce((sum, x, j) => sum + x * column(q)[j], 0));
        return column(p).reduce((sum, x, i) => sum + x * Iq[i], 0);
      },
      wanted: () => 0,
      judge: close({ absolute: 1e-12, unit: 'kg m²' }),
      misconceptions: [backwards],
    },
    'frame-moments': {
      title: 'the moments, ascending',
      probe: ({ principalFrame }, { values, vectors }) => principalFrame({ values, vectors }).moments,
      wanted: ({ moments }) => moments,
      judge: close({ unit: 'kg m²' }),
      misconceptions: [unsorted, descending],
    },
    'frame-right-handed': {
      title: 'the axes are the columns of a rotation matrix, determinant +1',
      probe: ({ principalFrame }, { values, vectors }) => principalFrame({ values, vectors }).axes,
      judge: orthonormal(),
    },
    'frame-pairs': {
      title: 'each axis, a column, belongs to the moment of its own place',
      probe: ({ principalFrame }, { inertia, values, vectors }) => {
        const { moments, axes } = principalFrame({ values, vectors });
        return [0, 1, 2].map((k) =>
          Math.hypot(
            ...inertia.map((row, i) => row.reduce((sum, x, j) => sum + x * axes[j][k], 0) - moments[k] * axes[i][k]),
          ),
        );
      },
      wanted: () => [0, 0, 0],
      judge: close({ absolute: 1e-9, unit: 'kg m²' }),
      misconceptions: [leftBehind],
    },
  },
});
