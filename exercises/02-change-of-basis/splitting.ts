import { applied, cross, dot, lengthOf, multiple, transposed } from 'rigid-body-lab/course';
import type { Matrix, Misconception, Vector } from 'rigid-body-lab/course';
import { volumeOf, weightsOf } from './inputs.js';

type Known<I> = Misconception<I>;

/** What tasks 1, 3 and 4 come down to: the arrow d that is split along the axes. */
export interface Split {
  axes: Matrix;
  d: Vector;
}

const along = ({ axes, d }: Split): number[] => axes.map((axis) => dot(axis, d));

/** For the fixed checks alone: where a weight is zero, rounding decides whether that is 1/0 or 1e17. */
export const upsideDown: Known<Split> = {
  id: 'ratio-upside-down',
  says: 'The fractions are upside down: these are one over the weights. The determinant of the axes stands below the line.',
  value: ({ axes, d }) => weightsOf(axes, d).map((x) => 1 / x),
};

/** In the plane and in space. */
const inAnyDimension: Known<Split>[] = [
  {
    id: 'dot-over-square',
    says: 'These are the scalar products over the squared lengths. They are the weights only if the axes are perpendicular; skew axes share what they have in common, so the equations must be solved together.',
    value: (split) => along(split).map((x, k) => x / dot(split.axes[k], split.axes[k])),
  },
  {
    id: 'projected-on-unit-axes',
    says: 'These are the lengths of the shadows on the axes, in m. A weight counts steps of the axis itself, and skew axes cannot be taken one by one.',
    value: (split) => along(split).map((x, k) => x / lengthOf(split.axes[k])),
  },
  {
    id: 'axes-made-unit',
    says: 'The axes were brought to unit length first, so these are metres along each axis. A weight counts steps as long as the axis is: leave the axes as they are.',
    value: ({ axes, d }) => weightsOf(axes, d).map((x, k) => x * lengthOf(axes[k])),
  },
  {
    id: 'not-divided',
    says: 'The numerators of Cramer’s rule are right, but they are areas or volumes. Divide each by the determinant of the axes.',
    value: ({ axes, d }) => multiple(weightsOf(axes, d), volumeOf(axes)),
  },
  {
    id: 'determinant-never-negative',
    says: 'In left-handed frames all weights have the wrong sign: the determinant is used without its sign. It is a signed area or volume; do not take its absolute value.',
    value: ({ axes, d }) => multiple(weightsOf(axes, d), Math.sign(volumeOf(axes))),
  },
  {
    id: 'multiplied-not-solved',
    says: 'Here the matrix is multiplied with the arrow. The weights are the unknowns: the arrow is matrix times weights, so the equations must be solved.',
    value: ({ axes, d }) => applied(transposed(axes), d),
  },
  {
    id: 'second-weight-negative',
    says: 'The second weight has the wrong sign: d takes the place of u2, so β is area(u1, d) over area(u1, u2); in space the order is cyclic, d · (u3 × u1).',
    value: ({ axes, d }) => weightsOf(axes, d).map((x, k) => (k === 1 ? -x : x)),
  },
];

const isAcross = (axes: Matrix): boolean => axes.every((a, i) => axes.slice(0, i).every((b) => dot(a, b) === 0));
const isUnit = (axis: Vector): boolean => Math.abs(lengthOf(axis) - 1) < 1e-9;
/** Right but for few frames: a shortcut or a guard that is taken there. */
const inFewFrames: Known<Split>[] = [
  {
    id: 'perpendicular-shortcut',
    says: 'Where the axes are perpendicular these are scalar products over the length of the axis, the shadows in m. A weight counts steps as long as the axis: there it is the scalar product over the squared length.',
    value: ({ axes, d }) =>
      isAcross(axes) ? along({ axes, d }).map((x, k) => x / lengthOf(axes[k])) : weightsOf(axes, d),
  },
  {
    id: 'unit-taken-for-perpendicular',
    says: 'Where all axes have unit length these are the scalar products with them, as if such axes were perpendicular as well. Take u1 itself: its weights are 1 and 0. What are its scalar products with two unit vectors that are 60° apart?',
    value: ({ axes, d }) => (axes.every(isUnit) ? along({ axes, d }) : weightsOf(axes, d)),
  },
  // A guard of any size: 1e-3, 1e-4 and so on.
  ...Array.from({ length: 12 }, (_, k) => ({
    id: 'small-determinant-refused',
    says: 'For short axes all weights are 0. Are axes taken for parallel because their area or volume is a small number? It is in m² or m³, and small for all that is small: of axes of a micrometre it is 1e-12 m². The statement allows no parallel ones, so nothing needs to be refused.',
    value: ({ axes, d }: Split) => (Math.abs(volumeOf(axes)) < 10 ** -(k + 3) ? axes.map(() => 0) : weightsOf(axes, d)),
  })),
  ...[7, 8, 9, 10, 11, 12].map((decimals) => ({
    id: 'weights-rounded',
    says: `The weights are rounded to ${decimals} decimals. Little is left then of small ones, as where the axes are long: return them as they are computed.`,
    value: ({ axes, d }: Split) => weightsOf(axes, d).map((x) => Number(x.toFixed(decimals))),
  })),
];

const rowsForColumns: Known<Split> = {
  id: 'axes-as-rows',
  says: 'The axes stand in the rows of the matrix. They belong in its columns, so that matrix times weights is u1 times α plus u2 times β.',
  value: ({ axes, d }) => weightsOf(transposed(axes), d),
};
const scalarProducts: Known<Split> = {
  id: 'scalar-products',
  says: 'These are the scalar products with the axes. They are the weights only if the axes are perpendicular and of unit length.',
  value: along,
};

/** The four numbers of the matrix with the axes as columns. */
const entries = ([[a, c], [b, d]]: Matrix): [number, number, number, number] => [a, b, c, d];

export const splittingInThePlane: Known<Split>[] = [
  {
    id: 'space-functions-in-the-plane',
    says: 'Both weights are NaN in every frame: something that is no number entered the sums. Is a function of the library in them? dot, norm and the others read a third component, which a list of two does not have. In the plane write the two products out; else look for an index beyond a list.',
    value: () => [NaN, NaN],
  },
  scalarProducts,
  rowsForColumns,
  ...inAnyDimension,
  {
    id: 'weights-swapped',
    says: 'The two weights are in the wrong order: the first belongs to u1.',
    value: ({ axes, d }) => weightsOf(axes, d).reverse(),
  },
  {
    id: 'diagonal-not-exchanged',
    says: 'In the inverse of the matrix a and d have stayed where they were. They change places, b and c change sign.',
    value: ({ axes, d: [x, y] }) => {
      const [a, b, c, d] = entries(axes);
      return multiple([a * x - b * y, d * y - c * x], 1 / (a * d - b * c));
    },
  },
  {
    id: 'signs-not-changed',
    says: 'In the inverse of the matrix a and d have changed places, but b and c have kept their signs. They need a minus.',
    value: ({ axes, d: [x, y] }) => {
      const [a, b, c, d] = entries(axes);
      return multiple([d * x + b * y, c * x + a * y], 1 / (a * d - b * c));
    },
  },
  {
    id: 'determinant-with-plus',
    says: 'The determinant is a d - b c, with a minus: the area of the parallelogram, which is zero for axes in one line.',
    value: ({ axes, d }) => {
      const [a, b, c, e] = entries(axes);
      return multiple(weightsOf(axes, d), (a * e - b * c) / (a * e + b * c));
    },
  },
  {
    id: 'put-back-with-plus',
    says: 'β is right. When it is put back into the first equation, β u2 goes to the other side: α u1[0] = d[0] - β u2[0].',
    value: ({ axes: [a, b], d }) => {
      const [, beta] = weightsOf([a, b], d);
      return [(d[0] + beta * b[0]) / a[0], beta];
    },
  },
  ...[0, 1].flatMap((k) =>
    [0, 1].flatMap((i) =>
      [[NaN, NaN], [NaN], [undefined, NaN]].map((broken) => ({
        id: 'divides-by-zero',
        says: `Whenever u${k + 1}[${i}] is zero, something is divided by zero. Exchange the two equations then, or use a formula that divides by the determinant only: that is never zero.`,
        value: ({ axes, d }: Split) => weightsOf(axes, d).map((x, at) => (axes[k][i] === 0 ? (broken[at] ?? x) : x)),
      })),
    ),
  ),
  ...inFewFrames,
];

export const splittingInSpace: Known<Split>[] = [
  {
    id: 'transpose-for-inverse',
    says: 'The transpose was used for the inverse: these are the scalar products with the axes. That is right for a rotation matrix only; these axes are skew.',
    value: along,
  },
  rowsForColumns,
  ...inAnyDimension,
  {
    id: 'columns-not-put-back',
    says: 'α is right, the others are zero: d still stands in the place of u1 when the next axis is replaced. Start from the three axes each time.',
    value: ({ axes, d }) => [weightsOf(axes, d)[0], 0, 0],
  },
  {
    id: 'solved-in-the-plane',
    says: 'α and β are those of two equations in x and y alone. The third axis has a share in these, too: three unknowns need all three equations at once.',
    value: ({ axes: [a, b, c], d }) => {
      const [alpha, beta] = weightsOf([a.slice(0, 2), b.slice(0, 2)], d.slice(0, 2));
      return [alpha, beta, d[2] / c[2]];
    },
  },
  {
    id: 'divides-by-zero',
    says: 'Whenever the elimination meets a zero where it wants to divide, in u1[0] or after the first step, nothing comes out. Exchange equations until the largest number stands there.',
    value: ({ axes, d }) =>
      axes[0][0] === 0 || Math.abs(volumeOf(axes.slice(0, 2).map((axis) => axis.slice(0, 2)))) < 1e-15
        ? [NaN, NaN, NaN]
        : weightsOf(axes, d),
  },
  {
    id: 'axes-for-cross-products',
    says: 'Each weight is the scalar product with one axis over the volume. It takes the cross product of the two other axes: α is d · (u2 × u3) over the volume.',
    value: ({ axes, d }) => multiple(along({ axes, d }), 1 / dot(axes[0], cross(axes[1], axes[2]))),
  },
  ...inFewFrames,
];
