import { dot, lengthOf, matrixFrom, total, vectorFrom } from 'rigid-body-lab/course';
import type { Misconception } from 'rigid-body-lab/course';
import { comOf, massOf, tensorAbout } from './inputs.js';
import type { Mat3, Points, Vec3 } from './inputs.js';

/**
 * The mean position with other weights and another divisor than the masses and their
 * sum; the mass up to point i.
 */
const mean = (points: Points['points'], weight: (i: number) => number, divisor: number): Vec3 =>
  vectorFrom((k) => total(points.map((p, i) => weight(i) * p.position[k])) / divisor);
const massUpTo = (points: Points['points'], i: number): number => massOf(points.slice(0, i + 1));

/**
 * One point after another, the centre so far with one point's mass; `careful` passes over what has no mass.
 */
function joined(points: Points['points'], which: 'first' | 'last', careful: boolean): number[] {
  let [com, before]: [number[], number] = [[0, 0, 0], 0];
  for (const { mass, position } of points) {
    if (careful && mass === 0) continue;
    com = com.map((x, k) => (x * before + mass * position[k]) / (before + mass));
    if (which === 'last' || before === 0) before = mass;
  }
  return com;
}

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
    id: 'divided-by-count-with-mass',
    says: 'The weighted sum is divided by the number of points that have mass. Divide it by the total mass.',
    value: ({ points }) => mean(points, (i) => points[i].mass, points.filter((p) => p.mass > 0).length),
  },
  {
    id: 'mass-so-far-too-early',
    says: 'The centre is built up point after point, and the mass so far holds that of the new point already when the old centre is weighted with it: each new point pulls too little. Add up Σ m r and Σ m first, divide once at the end.',
    value: ({ points }) =>
      points.reduce<number[]>(
        (com, { mass, position }, i) => {
          const before = massUpTo(points, i);
          return before === 0 ? com : com.map((x, k) => (x * before + mass * position[k]) / (before + mass));
        },
        vectorFrom(() => 0),
      ),
  },
  ...([true, false] as const).flatMap((careful) =>
    (['last', 'first'] as const).map((which) => ({
      id: `joined-with-the-${which}-mass`,
      says: `Point after point is joined, and the centre so far counts with the mass of the ${which === 'last' ? 'previous' : 'first'} point alone. It stands for all points before: what do they weigh together?`,
      value: ({ points }: Pick<Points, 'points'>) => joined(points, which, careful),
    })),
  ),
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
  {
    id: 'first-mass-is-zero',
    says: 'Whenever the first point has no mass the result is no number: something is divided by the mass of that point, or by the mass so far, and both are zero then. The sum of all masses is not: divide by it, once, at the end.',
    value: ({ points }) => (points[0].mass === 0 ? vectorFrom(() => NaN) : comOf(points)),
  },
  ...[7, 8, 9, 10, 11, 12].map((decimals) => ({
    id: 'place-rounded',
    says: `The components are rounded to ${decimals} decimals. For a body of micrometres that is coarse: return them as they are computed.`,
    value: ({ points }: Pick<Points, 'points'>) => comOf(points).map((x) => Number(x.toFixed(decimals))),
  })),
];

export const square = (r: Vec3): number => dot(r, r);
/** The two components across axis i, and the squared distance from it. */
const across = (r: Vec3, i: number): Vec3 => vectorFrom((k) => (k === i ? 0 : r[k]));
export const right = (r: Vec3, i: number): number => square(across(r, i));

/** An entry of the tensor of one point. */
export type Entry = (m: number, r: Vec3, i: number, j: number) => number;
export const entryOf =
  (moment: (r: Vec3, i: number) => number, sign = -1): Entry =>
  (m, r, i, j) =>
    m * (i === j ? moment(r, i) : sign * r[i] * r[j]);

/**
 * What goes wrong in the tensor of one point goes wrong in that of many, and in the
 * term of the parallel axes.
 */
export const ofOnePoint: readonly { id: string; says: string; entry: Entry; credit?: number }[] = [
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
  ...[(i: number) => [(i + 1) % 3, (i + 2) % 3], (i: number) => [0, 1, 2].filter((k) => k !== i)].map((others) => ({
    id: 'mass-with-one-square-only',
    says: 'On the diagonal the mass stands with one of the two squares only, m y² + z². It multiplies their sum: mind the bracket.',
    entry: (m: number, r: Vec3, i: number, j: number) => {
      const [a, b] = others(i);
      return i === j ? m * r[a] ** 2 + r[b] ** 2 : -m * r[i] * r[j];
    },
  })),
  ...[1, -1].map((sign) => ({
    id: 'products-by-size',
    says: 'Off the diagonal each product counts by its size, without its sign. Points on both sides of an axis take away from each other there: in a symmetric body nothing is left.',
    entry: (m: number, r: Vec3, i: number, j: number) => (i === j ? m * right(r, i) : sign * m * Math.abs(r[i] * r[j])),
  })),
];

const summed = ({ points, com }: Points, entry: Entry, from: Vec3 = com): Mat3 =>
  matrixFrom((i, j) =>
    total(points.map(({ mass, position: [x, y, z] }) => entry(mass, [x - from[0], y - from[1], z - from[2]], i, j))),
  );

/** The tensor of the whole mass in the centre of mass, about the origin. */
const shiftOf = ({ points, com }: Points): Mat3 => matrixFrom((i, j) => entryOf(right)(massOf(points), com, i, j));

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
    id: 'parallel-axis-anywhere',
    says: 'To the tensor about the origin the whole mass at its centre is added. The rule adds when it leads away from the centre of mass. About which point are the moments smallest, and which way does it lead here?',
    value: (input) => {
      const [about, shift] = [summed(input, entryOf(right), [0, 0, 0]), shiftOf(input)];
      return about.map((row, i) => row.map((x, j) => x + shift[i][j]));
    },
  },
  {
    id: 'shift-taken-from-the-centre',
    says: 'The share of the whole mass at its centre is taken away twice, as if the sum about the centre of mass were one about the origin. From where were the places measured when the sum was made?',
    value: (input) => {
      const shift = shiftOf(input);
      return tensorAbout(input).map((row, i) => row.map((x, j) => x - shift[i][j]));
    },
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
  // A guard of any size: 1e-4, 1e-5 and so on; for all entries, or off the diagonal.
  ...Array.from({ length: 12 }, (_, k) => 10 ** -(k + 4)).flatMap((limit) =>
    [true, false].map((offDiagonal) => ({
      id: 'small-entries-dropped',
      says: 'Small entries are 0, as if rounding had made them. In the tensor of a small and light body all are small, and a product of inertia is a sum like any other: return what is computed.',
      value: (input: Points) =>
        tensorAbout(input).map((row, i) =>
          row.map((x, j) => (Math.abs(x) < limit && (!offDiagonal || i !== j) ? 0 : x)),
        ),
    })),
  ),
];
