/** The question of task 4: what a matrix does that is made from axes. */
import { oneOf, product, recordOf, transposed } from 'rigid-body-lab/course';
import type { Domain, Matrix, Misconception, Vector } from 'rigid-body-lab/course';
import { weightsOf } from './inputs.js';
import { butFor, guesses } from './guesses.js';

interface Built {
  axes: string;
  stored: string;
  then: string;
}
export const KEPT = ['columns', 'rows'];
export const THEN = ['nothing', 'inverse', 'transpose', 'both'];
/** Skew axes twice: half of theirs do neither. */
export const anyBuilt: Domain<Built> = recordOf({
  axes: oneOf(['orthonormal', 'skew', 'skew']),
  stored: oneOf(KEPT),
  then: oneOf(THEN),
});
const EXAMPLES: Record<string, Matrix> = {
  orthonormal: [
    [0, 1, 0],
    [0, 0, -1],
    [-1, 0, 0],
  ],
  skew: [
    [1, 0, 0],
    [1, 1, 0],
    [0, 2, 1],
  ],
};
const UNITS = [0, 1, 2].map((i) => [0, 1, 2].map((j) => (i === j ? 1 : 0)));
/** Of whole numbers and with determinant 1 or -1, as the examples are. */
const inverseOf = (matrix: Matrix): Vector[] =>
  transposed(UNITS.map((unit) => weightsOf(transposed(matrix), unit).map((x) => Math.round(x))));
const isUnit = (matrix: Matrix): boolean => matrix.every((row, i) => row.every((x, j) => x === UNITS[i][j]));
/** Tried with the axes of an example: what it makes of the columns, and of their inverse. */
export function matrixDoes({ axes, stored, then }: Built): string {
  const columns = transposed(EXAMPLES[axes]);
  const kept = stored === 'columns' ? columns : transposed(columns);
  const turned = then === 'transpose' || then === 'both' ? transposed(kept) : kept;
  const matrix = then === 'inverse' || then === 'both' ? inverseOf(turned) : turned;
  if (isUnit(product(matrix, columns))) return 'to weights';
  return isUnit(product(matrix, inverseOf(columns))) ? 'from weights' : 'neither';
}
const EXCHANGED: Record<string, string> = {
  'to weights': 'from weights',
  'from weights': 'to weights',
  neither: 'neither',
};
/** Matrices that have the axes in their rows, or have got them there, and choices of some of them. */
const IN_ROWS = ['rows nothing', 'columns transpose', 'rows inverse', 'columns both'];
const SOME = IN_ROWS.reduce<string[][]>((found, one) => [...found, ...found.map((some) => [...some, one])], [[]]).slice(
  1,
  -1,
);
const likeOrthonormal = (input: Built): string => matrixDoes({ ...input, axes: 'orthonormal' });
export const ofMatrix: readonly Misconception<Built>[] = [
  {
    id: 'transpose-taken-for-the-inverse',
    says: 'You take the transpose for the inverse always. That holds for orthonormal axes. The transpose holds scalar products with the axes; for skew axes these are no weights.',
    value: (input) => matrixDoes({ ...input, axes: 'orthonormal' }),
  },
  {
    id: 'transpose-never-the-inverse',
    says: 'You never take the transpose for the inverse. For orthonormal axes it is: rows times columns are the scalar products of the axes, 1 with itself and 0 with the others.',
    value: (input) => matrixDoes({ ...input, axes: 'skew' }),
  },
  {
    id: 'rows-taken-for-columns',
    says: 'You let it make no difference whether the axes are rows or columns. A matrix times weights adds up its columns, so only in the columns do the axes get their weights.',
    value: (input) => matrixDoes({ ...input, stored: 'columns' }),
  },
  ...SOME.map((some) => ({
    id: 'rows-of-skew-axes-as-weights',
    says: 'You let skew axes in the rows of a matrix do what orthonormal ones do there, for some of these matrices. Rows times a vector are scalar products with the axes. The weights of u1 are (1, 0, 0): what are its scalar products with axes that are skew?',
    value: (input: Built) => (some.includes(`${input.stored} ${input.then}`) ? likeOrthonormal : matrixDoes)(input),
  })),
  {
    id: 'to-and-from-exchanged',
    says: 'To and from are exchanged. The matrix with the axes as columns, times the weights (1, 0, 0), gives u1: what goes in, and what comes out?',
    value: (input) => EXCHANGED[matrixDoes(input)],
  },
  ...[
    ['nothing', 'undo each other, so that the first matrix comes back'],
    ['inverse', 'are no more than the inverse'],
    ['transpose', 'are no more than the transpose'],
  ].map(([then, words]) => ({
    id: 'both-taken-for-less',
    says: `You judge 'both' as if inverse and transpose together ${words}. Each does its own: the transpose exchanges rows and columns, the inverse exchanges what goes in and what comes out. Follow the columns through the two steps, one after the other.`,
    value: (input: Built) => matrixDoes(input.then === 'both' ? { ...input, then } : input),
  })),
  {
    id: 'two-exchanges-count-as-one',
    says: 'For orthonormal axes you let one exchange or two lead to weights alike. From columns to rows is one exchange, to the inverse another, and for these axes both do the same: what do two of them do together?',
    value: (input) => {
      const isOneOrMore = input.stored === 'rows' || input.then !== 'nothing';
      const inRows = (input.stored === 'rows') !== (input.then === 'transpose' || input.then === 'both');
      const isBack = !inRows && input.then === 'transpose';
      return input.axes === 'orthonormal'
        ? isOneOrMore && !isBack
          ? 'to weights'
          : 'from weights'
        : matrixDoes(input);
    },
  },
  {
    id: 'skew-axes-never',
    says: 'You let no matrix of skew axes do anything with weights. A matrix times weights adds up its columns, however they stand to each other: what does the matrix with skew axes in its columns make of the weights (1, 0, 0)?',
    value: butFor(({ axes }: Built) => axes === 'skew', 'neither', matrixDoes),
  },
  ...[['skew'], ['skew', 'orthonormal']].map((kinds) => ({
    id: 'rows-never',
    says: `You let a matrix that has ${kinds.join(' or ')} axes as its rows do nothing with weights, whatever is done with it then. What stands in the rows stands in the columns once it is transposed.`,
    value: butFor(({ axes, stored }: Built) => stored === 'rows' && kinds.includes(axes), 'neither', matrixDoes),
  })),
  {
    id: 'inverse-decides-alone',
    says: 'You look for the inverse alone: with it to weights, without it from weights. That holds for a matrix with the axes in its columns. Where do they stand here, before it is inverted?',
    value: ({ then }) => (then === 'inverse' || then === 'both' ? 'to weights' : 'from weights'),
  },
  ...guesses(
    ['to weights', 'from weights', 'neither'],
    'Apply the matrix of the columns to (1, 0, 0). What does its inverse make of u1?',
  ),
];
