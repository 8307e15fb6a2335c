/** Wrong formulas of task 2, with the words for the student. */
import { applied, cross, transposed, vectorFrom, multiple } from 'rigid-body-lab/course';
import type { Misconception } from 'rigid-body-lab/course';
import { diagonalisedOf } from './inputs.js';
import type { Body, Diagonalised, Mat3, Vec3 } from './inputs.js';

const map = (body: Body, change: (right: Diagonalised) => Partial<Diagonalised>): Diagonalised => {
  const right = diagonalisedOf(body);
  return { ...right, ...change(right) };
};
/** The right moments, with another matrix and the shift that goes with it. */
const mappedBy = (body: Body, matrix: Mat3): Diagonalised => ({
  ...diagonalisedOf(body),
  diagRotPos: matrix,
  diagLinPos: multiple(applied(matrix, body.body.com), -1),
});
const isLeft = (body: Body): boolean => {
  const [u, v, w] = body.axes;
  return cross(u, v).reduce((total, x, k) => total + x * w[k], 0) < 0;
};
const turnedRound = (axes: Mat3, which: readonly number[]): Mat3 =>
  axes.map((axis, k) => (which.includes(k) ? multiple(axis, -1) : axis)) as Mat3;

export const ofMap: readonly Misconception<Body>[] = [
  {
    id: 'rows-are-axes',
    says: 'The axes stand in the columns of diagRotPos. So stand the axes of a body in the matrix that leads from the body to the drawing. This one leads the other way: the new x of a point is its part along the first axis. Send that axis itself through your matrix: do you get (1, 0, 0)?',
    value: (body) => mappedBy(body, transposed(diagonalisedOf(body).diagRotPos) as Mat3),
  },
  {
    id: 'mirrored',
    says: 'For left-handed axes this matrix is a mirror, not a rotation: right hands come out as left ones, in the picture, too. Turn the third axis round there; a principal axis has no sign.',
    value: (body) => mappedBy(body, body.axes),
  },
  {
    id: 'turned-round-in-part',
    says: 'For left-handed axes the third axis is turned round in the matrix, but not in the shift: one component of diagLinPos has the other sign. Both belong to the same axes. Send the centre of mass through your map: does it come out at zero?',
    value: (body) => map(body, () => ({ diagLinPos: mappedBy(body, body.axes).diagLinPos })),
  },
  {
    id: 'turned-round-in-part',
    says: 'For left-handed axes the third axis is turned round in the shift, but not in the matrix. Both belong to the same axes. Send the centre of mass through your map: does it come out at zero?',
    value: (body) => map(body, () => ({ diagRotPos: body.axes })),
  },
  {
    id: 'always-left-handed',
    says: 'The third axis is made of the first two in the wrong order, so that the axes are always left-handed. Which of the two ways round is x cross y = z?',
    value: (body) => mappedBy(body, turnedRound(diagonalisedOf(body).diagRotPos, [2])),
  },
  {
    id: 'all-turned-round',
    says: 'Left-handed axes are mended by turning all three round. It is a rotation then; asked is that only the third one is turned.',
    value: (body) => mappedBy(body, isLeft(body) ? turnedRound(body.axes, [0, 1, 2]) : body.axes),
  },
  {
    id: 'first-turned-round',
    says: 'Left-handed axes are mended by turning the first one round. It is a rotation then; asked is that the third one is turned.',
    value: (body) => mappedBy(body, isLeft(body) ? turnedRound(body.axes, [0]) : body.axes),
  },
  {
    id: 'always-turned-round',
    says: 'The third axis is turned round each time. Axes that are right-handed already become a mirror by it.',
    value: (body) => mappedBy(body, turnedRound(body.axes, [2])),
  },
  {
    id: 'shift-in-old-axes',
    says: 'diagLinPos is minus the centre of mass in the axes of the drawing. That is right for a shift before the turn. It is added after the turn, so in which axes must it be? Send the centre of mass through your map: it must come out at zero.',
    value: (body) => map(body, () => ({ diagLinPos: multiple(body.body.com, -1) })),
  },
  {
    id: 'towards-the-centre',
    says: 'diagLinPos leads to the centre of mass here. The map makes that point the new origin: put it in for old, and new must be zero. Which way does the shift lead?',
    value: (body) => map(body, ({ diagLinPos }) => ({ diagLinPos: multiple(diagLinPos, -1) })),
  },
  {
    id: 'shift-turned-back',
    says: 'The centre of mass is turned the wrong way for diagLinPos, by the transpose. Which matrix brings it to the new axes?',
    value: (body) =>
      map(body, ({ diagRotPos }) => ({
        diagLinPos: multiple(applied(transposed(diagRotPos) as Mat3, body.body.com), -1),
      })),
  },
  {
    id: 'tensor-without-axes',
    says: 'The moments are the diagonal of the tensor as it was handed in. Those belong to the axes of the drawing, and are right if these are principal already. What is the moment of inertia about a slanted axis u?',
    value: (body) => map(body, () => ({ moments: vectorFrom((k) => body.body.inertia[k][k]) })),
  },
  {
    id: 'moments-as-a-vector',
    says: 'The diagonal of the tensor is turned here as the components of a vector are. Such a sum may even be negative. About an axis u the moment is u · I u: how often does u come in, and where do the products?',
    value: (body) =>
      map(body, ({ diagRotPos }) => ({
        moments: vectorFrom(
          (k) =>
            applied(
              diagRotPos,
              vectorFrom((i) => body.body.inertia[i][i]),
            )[k],
        ),
      })),
  },
  {
    id: 'products-left-out',
    says: 'The moments are means of the diagonal, weighted with the squares of the components of each axis. That is right where the products are zero. What do the products of the drawing add to u · I u?',
    value: (body) =>
      map(body, ({ diagRotPos }) => ({
        moments: vectorFrom((k) => diagRotPos[k].reduce((sum, x, i) => sum + x * x * body.body.inertia[i][i], 0)),
      })),
  },
  {
    id: 'moments-by-the-transpose',
    says: 'The moments are the diagonal of the tensor turned the wrong way. The moment about the first axis u is u · I u: which rows or columns does that take?',
    value: (body) =>
      map(body, ({ diagRotPos }) => ({
        moments: vectorFrom((k) => {
          const column = vectorFrom((i) => diagRotPos[i][k]);
          const along = applied(body.body.inertia, column);
          return along.reduce((total, x, i) => total + x * column[i], 0);
        }),
      })),
  },
  {
    id: 'moments-sorted',
    says: 'The moments are sorted by size. They belong to the axes, in the order in which these were handed in: the first moment is that about the first axis.',
    value: (body) => map(body, ({ moments }) => ({ moments: [...moments].sort((a, b) => a - b) as Vec3 })),
  },
  {
    id: 'negative-moment',
    says: 'For left-handed axes the third moment is negative here. The axis is turned round on one side of I only. A moment of inertia has no sign: I turned about u or about -u is the same.',
    value: (body) => map(body, ({ moments: [a, b, c] }) => ({ moments: [a, b, isLeft(body) ? -c : c] })),
  },
];
