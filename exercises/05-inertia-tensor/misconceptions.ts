import { dot, lengthOf, matrixFrom, product, total, transposed, vectorFrom } from 'rigid-body-lab/course';
import type { Matrix, Misconception } from 'rigid-body-lab/course';
import { massOf, tensorAbout } from './inputs.js';
import type { Mat3, Move, Points, Turn, Vec3 } from './inputs.js';

/** The mean position with other weights and another divisor than the masses and their sum; the mass up to point i. */
const mean = (points: Points['points'], weight: (i: number) => number, divisor: number): Vec3 =>
  vectorFrom((k) => total(points.map((p, i) => weight(i) * p.position[k])) / divisor);
const massUpTo = (points: Points['points'], i: number): number => massOf(points.slice(0, i + 1));

export const ofCom: readonly Misconception<Pick<Points, 'points'>>[] = [
  {
    id: 'unweighted-mean',
    says: 'This is the plain average of the positions. Weight each position with its mass, and divide by the total mass.',
    value: ({ points }) => mean(points, () => 1, points.length),
  },
  {
    id: 'not-divided',
    says: 'This is Σ m r, in kg m. Divide it by the total mass.',
    value: ({ points }) => mean(points, (i) => points[i].mass, 1),
  },
  {
    id: 'divided-by-count',
    says: 'The weighted sum is divided by the number of points. Divide it by the total mass.',
    value: ({ points }) => mean(points, (i) => points[i].mass, points.length),
  },
  {
    id: 'divided-in-the-loop',
    says: 'After each point the whole sum is divided by the mass so far, so what came early is divided again and again. Add up first, divide once at the end.',
    value: ({ points }) =>
      points.reduce<number[]>(
        (sum, { mass, position }, i) => sum.map((x, k) => (x + mass * position[k]) / massUpTo(points, i)),
        [0, 0, 0],
      ),
  },
  {
    id: 'divided-by-mass-so-far',
    says: 'Each m r is divided by the mass up to that point. The divisor is the mass of all points: add up first, divide at the end.',
    value: ({ points }) => mean(points, (i) => points[i].mass / massUpTo(points, i), 1),
  },
  {
    id: 'divided-by-the-last-mass',
    says: 'The sum is divided by the mass of the last point alone. Is there an = where += belongs? The divisor is the mass of all points.',
    value: ({ points }) => mean(points, (i) => points[i].mass, points[points.length - 1].mass),
  },
  {
    id: 'first-unweighted',
    says: 'The sum of m r starts with the first position itself, without its mass: a reduce without a starting value takes the first as it is.',
    value: ({ points }) => mean(points, (i) => (i === 0 ? 1 : points[i].mass), massOf(points)),
  },
];

const square = (r: Vec3): number => dot(r, r);
/** The two components across axis i, and the squared distance from it. */
const across = (r: Vec3, i: number): Vec3 => vectorFrom((k) => (k === i ? 0 : r[k]));
const right = (r: Vec3, i: number): number => square(across(r, i));

/** An entry of the tensor of one point. */
type Entry = (m: number, r: Vec3, i: number, j: number) => number;
const entryOf =
  (moment: (r: Vec3, i: number) => number, sign = -1): Entry =>
  (m, r, i, j) =>
    m * (i === j ? moment(r, i) : sign * r[i] * r[j]);

/** What goes wrong in the tensor of one point goes wrong in that of many, and in the term of the parallel axes. */
const ofOnePoint: readonly { id: string; says: string; entry: Entry; credit?: number }[] = [
  {
    id: 'plus-products',
    says:
      'The products of inertia have the wrong sign: off the diagonal stands -Σ m x y. With a plus, I ω is not the ' +
      'angular momentum (the programs printed in the lecture have it wrong, too).',
    entry: entryOf(right, 1),
    credit: 0.5,
  },
  {
    id: 'second-moments',
    says: 'On the diagonal stands m x² in I[0][0]. The moment of inertia counts the distance from the axis: m (y² + z²).',
    entry: entryOf((r, i) => r[i] ** 2),
  },
  {
    id: 'distance-from-the-centre',
    says: 'On the diagonal stands m (x² + y² + z²), the distance from the centre. The distance from the axis counts: about x it is m (y² + z²).',
    entry: entryOf(square),
  },
  {
    id: 'distance-not-squared',
    says: 'On the diagonal the distance from the axis is not squared. Twice as far away means four times the moment: m (y² + z²).',
    entry: entryOf((r, i) => lengthOf(across(r, i))),
  },
  {
    id: 'square-of-the-sum',
    says: 'On the diagonal stands the square of a sum, (y + z)². The squared distance from the axis is the sum of the squares, y² + z².',
    entry: entryOf((r, i) => total(across(r, i)) ** 2),
  },
];

const summed = ({ points, com }: Points, entry: Entry, from: Vec3 = com): Mat3 =>
  matrixFrom((i, j) =>
    total(points.map(({ mass, position: [x, y, z] }) => entry(mass, [x - from[0], y - from[1], z - from[2]], i, j))),
  );

/** One product with a plus, the other two right. */
const plusProduct = (at: number, name: string): Misconception<Points> => ({
  id: `plus-product-${name}`,
  says: `One product of inertia has the wrong sign: I[${'xyz'.indexOf(name[0])}][${'xyz'.indexOf(name[1])}] is -Σ m ${name[0]} ${name[1]}, with a minus like the other two.`,
  value: (input) => tensorAbout(input).map((row, i) => row.map((x, j) => (i + j === at && i !== j ? -x : x))),
  credit: 0.5,
});

export const ofTensor: readonly Misconception<Points>[] = [
  ...ofOnePoint.map(({ entry, ...told }) => ({ ...told, value: (input: Points) => summed(input, entry) })),
  ...['xy', 'xz', 'yz'].map((name, k) => plusProduct(k + 1, name)),
  {
    id: 'about-world-origin',
    says: 'This is the inertia about the world origin: subtract the centre of mass from each position first.',
    value: (input) => summed(input, entryOf(right), [0, 0, 0]),
  },
  {
    id: 'about-world-origin-plus-products',
    says:
      'Two things at once: this is the inertia about the world origin, so subtract the centre of mass from each position ' +
      'first; and the products off the diagonal need a minus, -Σ m x y.',
    value: (input) => summed(input, entryOf(right, 1), [0, 0, 0]),
  },
  {
    id: 'shifted-the-wrong-way',
    says: 'The centre of mass is added to the positions. Seen from the centre of mass a point is at position - com.',
    value: (input) => summed(input, entryOf(right), [-input.com[0], -input.com[1], -input.com[2]]),
  },
  {
    id: 'mass-missing',
    says: 'The masses are missing: each point counts with its mass, so that the tensor is in kg m².',
    value: (input) => summed(input, (_m, r, i, j) => entryOf(right)(1, r, i, j)),
  },
  {
    id: 'second-moment-matrix',
    says: 'This is Σ m r rᵀ. It says how the mass is spread along the axes; the tensor counts distances from them: Σ m (|r|² E - r rᵀ).',
    value: (input) => summed(input, (m, r, i, j) => m * r[i] * r[j]),
  },
];

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
];

/** The tensor of the body and a term of its own; d leads from the centre of mass to the point. */
const added = ({ body: { mass, com, inertia }, point: [x, y, z] }: Move, term: Entry): Mat3 =>
  matrixFrom((i, j) => inertia[i][j] + term(mass, [x - com[0], y - com[1], z - com[2]], i, j));

export const ofMove: readonly Misconception<Move>[] = [
  ...ofOnePoint.map(({ id, says, entry }) => ({
    id: `parallel-axis-${id}`,
    says: `In the term that is added, with d for (x, y, z): ${says}`,
    value: (input: Move) => added(input, entry),
  })),
  {
    id: 'parallel-axis-subtracted',
    says: 'The parallel-axis term is subtracted. The tensor about the centre of mass is the smallest: add the term.',
    value: (input) => added(input, (m, d, i, j) => -entryOf(right)(m, d, i, j)),
  },
  {
    id: 'parallel-axis-scalar',
    says: 'The term m |d|² is added to the whole diagonal. That is the rule for one axis; the tensor needs -m d dᵀ as well.',
    value: (input) => added(input, (m, d, i, j) => (i === j ? m * square(d) : 0)),
  },
  {
    id: 'parallel-axis-diagonal-only',
    says: 'The diagonal is right; off it, -m dx dy and so on are missing. Moving to another point adds products as well.',
    value: (input) => added(input, (m, d, i, j) => (i === j ? m * right(d, i) : 0)),
  },
  {
    id: 'mass-on-one-term-only',
    says: 'The mass stands with |d|² E only. It multiplies all of |d|² E - d dᵀ: mind the bracket.',
    value: (input) => added(input, (m, d, i, j) => (i === j ? m * square(d) : 0) - d[i] * d[j]),
  },
  {
    id: 'only-the-added-term',
    says: 'This is the added term alone. Add it to the tensor about the centre of mass, body.inertia.',
    value: (input) => added({ ...input, body: { ...input.body, inertia: matrixFrom(() => 0) } }, entryOf(right)),
  },
];
