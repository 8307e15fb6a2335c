import { matrixFrom, product, total, transposed } from 'rigid-body-lab/course';
import type { Matrix, Misconception } from 'rigid-body-lab/course';
import { turnedTensor } from './inputs.js';
import type { Turn } from './inputs.js';

/** The tensor between two of E, R and Rᵀ. */
const between = (left: (R: Matrix) => Matrix, side: (R: Matrix) => Matrix): Pick<Misconception<Turn>, 'value'> => ({
  value: ({ inertia, rotation: R }) => product(product(left(R), inertia), side(R)),
});
const nothing = (): Matrix => matrixFrom((i, j) => (i === j ? 1 : 0));
const itself = (R: Matrix): Matrix => R;

export const ofTurn: readonly Misconception<Turn>[] = [
  {
    id: 'not-turned',
    says: 'This is the tensor in body axes, as it came. R stands on the left and Rᵀ on the right; on one side they cancel.',
    value: ({ inertia }) => inertia,
  },
  {
    id: 'rotated-backwards',
    says: 'This is Rᵀ I R, the body turned the other way. With v_world = R v_body the tensor in world axes is R I Rᵀ.',
    ...between(transposed, itself),
  },
  {
    id: 'rotated-once',
    says: 'This is R I. A tensor turns on both sides: the ω that goes in must first be brought into the body, by Rᵀ.',
    ...between(itself, nothing),
  },
  {
    id: 'rotated-on-the-right-only',
    says: 'This is I Rᵀ: the ω is brought into the body, but the L that comes out is left there. R on the left brings it back.',
    ...between(nothing, transposed),
  },
  {
    id: 'rotated-once-backwards',
    says: 'This is Rᵀ I. A tensor turns on both sides, R on the left and Rᵀ on the right: R I Rᵀ.',
    ...between(transposed, nothing),
  },
  {
    id: 'rotated-on-the-right-backwards',
    says: 'This is I R. A tensor turns on both sides, R on the left and Rᵀ on the right: R I Rᵀ.',
    ...between(nothing, itself),
  },
  {
    id: 'rotation-not-transposed',
    says: 'This is R I R. The matrix on the right must bring world components into the body: it is the transpose, Rᵀ.',
    ...between(itself, itself),
  },
  {
    id: 'transposed-on-both-sides',
    says: 'This is Rᵀ I Rᵀ. Only the matrix on the right is transposed: it brings ω into the body, and R brings L back.',
    ...between(transposed, transposed),
  },
  {
    id: 'only-the-diagonal-turned',
    says: 'Only the diagonal of the tensor is turned, as if there were no products of inertia in body axes. All nine entries count.',
    value: ({ inertia, rotation: R }) =>
      product(
        product(
          R,
          matrixFrom((i, j) => (i === j ? inertia[i][i] : 0)),
        ),
        transposed(R),
      ),
  },
  {
    id: 'overwritten-while-read',
    says: 'The product is written into the matrix that it is computed from: later entries are made from numbers that are new already. Write into a matrix of its own.',
    value: ({ inertia, rotation: R }) => {
      const m = inertia.map((row) => [...row]);
      for (const i of [0, 1, 2]) {
        for (const j of [0, 1, 2]) m[i][j] = total([0, 1, 2].map((k) => R[i][k] * m[k][j]));
      }
      return product(m, transposed(R));
    },
  },
  {
    id: 'turned-twice',
    says: 'This is the tensor turned twice, by R and then by R again. Each side gets one factor: R on the left, Rᵀ on the right.',
    value: (input) => turnedTensor({ ...input, inertia: turnedTensor(input) }),
  },
  ...[
    (input: Turn, i: number, j: number) => input.inertia[i][j],
    () => 0,
    (input: Turn, i: number, j: number) => turnedTensor(input)[i][j],
  ].map((entry) => ({
    id: 'moments-turned-as-a-vector',
    says: 'On the diagonal stands R times the list of the three moments, so that some may be negative. They are no vector: a moment is the same for an axis and its opposite. Turn the whole matrix, with R on the left and Rᵀ on the right.',
    value: (input: Turn) => {
      const moments = input.inertia.map((row, i) => row[i]);
      return matrixFrom((i, j) =>
        i === j ? total(input.rotation[i].map((x, k) => x * moments[k])) : entry(input, i, j),
      );
    },
  })),
  {
    id: 'diagonal-stays-diagonal',
    says: 'A tensor without products of inertia in body axes has none here in world axes either. The products are zero only in the axes along which the body lies: after a turn other axes are looked at.',
    value: (input) => {
      const isDiagonal = input.inertia.every((row, i) => row.every((x, j) => i === j || x === 0));
      return turnedTensor(input).map((row, i) => row.map((x, j) => (isDiagonal && i !== j ? 0 : x)));
    },
  },
];
