/** Misconceptions of task 3: wrong frames, for the checks and the sweep to measure in their ways. */
import { cross, dot, lengthOf, minus, multiple, total, transposed } from 'rigid-body-lab/course';
import type { Matrix, Misconception, Vector } from 'rigid-body-lab/course';
import { places } from './inputs.js';
import type { Pairs } from './inputs.js';

/** A wrong frame from right unit vectors. */
export interface WrongFrame extends Pick<Misconception<Pairs>, 'id' | 'says'> {
  frame: (input: Pairs) => { moments: Vector; axes: Matrix };
}
const unit = (v: Vector): number[] => multiple(v, 1 / lengthOf(v));
/** Moments and vectors, ascending. */
function sorted({ values, vectors }: Pairs): [number[], Vector[]] {
  const order = [0, 1, 2].sort((i, j) => values[i] - values[j]);
  return [order.map((k) => values[k]), order.map((k) => vectors[k])];
}

/** Moments with their axes in a wrong order; right-handed. */
function inOrder({ moments, axes }: Pairs, order: readonly number[]): ReturnType<WrongFrame['frame']> {
  const [a, b, c] = order.map((k) => axes[k]);
  const hand = dot(cross(a, b), c) < 0 ? -1 : 1;
  return { moments: order.map((k) => moments[k]), axes: transposed([a, b, multiple(c, hand)]) };
}

/** What is wrong with the order. */
export const ofOrder: readonly WrongFrame[] = [
  {
    id: 'not-sorted',
    says: 'The moments are in the order of the input. Sort them, ascending, together with their axes.',
    frame: (input) =>
      inOrder(
        input,
        input.values.map((value) => input.moments.indexOf(value)),
      ),
  },
  {
    id: 'descending',
    says: 'The moments descend. The smallest comes first.',
    frame: (input) => inOrder(input, [2, 1, 0]),
  },
  {
    id: 'sorted-as-text',
    says: 'The moments are sorted as texts, where 10 comes before 9. sort needs a comparison: sort((a, b) => a - b).',
    frame: (input) =>
      inOrder(
        input,
        input.moments
          .map(String)
          .sort()
          .map((text) => input.moments.indexOf(Number(text))),
      ),
  },
];

/** What is wrong with the axes alone. */
export const ofAxes: readonly WrongFrame[] = [
  {
    id: 'axes-left-behind',
    says: 'The moments were sorted, but the axes stayed where they were. Sort the pairs.',
    frame: ({ moments, vectors }) => ({ moments, axes: transposed(vectors.map(unit)) }),
  },
  {
    id: 'axes-as-rows',
    says: 'The axes stand in the rows. In a frame they are the columns: its product with the components along the axes is the vector.',
    frame: ({ moments, axes }) => ({ moments, axes }),
  },
  ...['102', '021', '210'].map((order) => ({
    id: 'two-axes-exchanged',
    says: 'Two axes stand each in the place of the other, their moments do not. Was that to make the frame right-handed? Turn one axis round instead, -v.',
    frame: ({ moments, axes }: Pairs) => ({ moments, axes: transposed(places(order).map((k) => axes[k])) }),
  })),
  {
    id: 'axes-not-of-unit-length',
    says: 'The axes have the lengths that they came with. Bring each to unit length.',
    frame: (input) => ({ moments: input.moments, axes: transposed(sorted(input)[1]) }),
  },
];

type Change = (v: Vector) => number[];
type Steps = Partial<Record<'alone' | 'prepared' | 'finished' | 'crossed', Change>> & { second?: number };
/**
 * The first axis as it is, another one across it, the third their vector product; `first` is the place
 * of the lowest or of the highest moment.
 */
function frameFrom(
  first: number,
  input: Pairs,
  { alone = unit, prepared = unit, finished = unit, crossed = (v) => [...v], second = 1 }: Steps = {},
): ReturnType<WrongFrame['frame']> {
  const [moments, vectors] = sorted(input);
  const a = alone(vectors[first]);
  const [u, v] = [first, second].map((k) => prepared(vectors[k]));
  const b = finished(minus(v, multiple(u, dot(v, u))));
  const c = crossed(cross(a, b));
  const upper = second === 0 ? [b, c, a] : [multiple(c, -1), b, a];
  return { moments, axes: transposed(first === 0 ? [a, b, c] : upper) };
}
/** The place of the axis that stands alone, away from the closest pair. */
const single = ({ moments: [a, b, c] }: Pairs): number => (c - b < b - a ? 0 : 2);
/** The same by asking whether the lower two are equal. */
const afterLowerPair = ({ moments: [a, b, c] }: Pairs): number => (b - a <= 1e-9 * c ? 2 : 0);
const asItIs: Change = (v) => [...v];
/** Whether there is something to mend: different moments, and a left-handed set. */
function isLeft(input: Pairs): boolean {
  const [moments, [a, b, c]] = sorted(input);
  const gap = Math.min(moments[1] - moments[0], moments[2] - moments[1]);
  return gap > 1e-9 * moments[2] && dot(cross(a, b), c) < 0;
}

/** Whether equal moments are the same number, or there are none. */
const isExact = ({ moments: [a, b, c] }: Pairs): boolean => [b - a, c - b].every((gap) => gap === 0 || gap > 1e-9 * c);
const transposedFrame = ({ moments, axes }: Pairs): ReturnType<WrongFrame['frame']> => ({
  moments,
  axes: transposed(axes),
});
/** What is done with moments that are taken for equal, and with equal ones that are not. */
type Treatment = 'mean' | 'identity' | 'lower first';
type Missed = 'right' | 'in order' | 'left skew';
/** Moments that differ by no more than a fixed number are taken for equal, and no others. */
function equalWithin(limit: number, input: Pairs, done: Treatment, missed: Missed): ReturnType<WrongFrame['frame']> {
  const [low, middle, high] = input.moments;
  const [lower, upper] = [middle - low <= limit, high - middle <= limit];
  const isEqual = Math.min(middle - low, high - middle) <= 1e-9 * high;
  if (!lower && !upper && isEqual && missed !== 'right') {
    return missed === 'in order' ? frameFrom(0, input) : leftSkew(input);
  }
  const right = transposedFrame(input);
  if (done === 'identity') return lower && upper ? { ...right, axes: UNITS } : right;
  if (done === 'lower first') {
    if (!lower) return right;
    const [a, , c] = sorted(input)[1].map(unit);
    const first = unit(minus(a, multiple(c, dot(a, c))));
    return { ...right, axes: transposed([first, cross(c, first), c]) };
  }
  const mean = (...of: number[]): number => total(of) / of.length;
  const all = mean(low, middle, high);
  if (lower && upper) return { ...right, moments: [all, all, all] };
  if (lower) return { ...right, moments: [mean(low, middle), mean(low, middle), high] };
  return upper ? { ...right, moments: [low, mean(middle, high), mean(middle, high)] } : right;
}
/** Of unit length and right-handed, and no more. */
function leftSkew(input: Pairs): ReturnType<WrongFrame['frame']> {
  const [a, b, c] = sorted(input)[1].map(unit);
  return { moments: input.moments, axes: transposed([a, b, multiple(c, dot(cross(a, b), c) < 0 ? -1 : 1)]) };
}
const TREATED: readonly (readonly [Treatment, Missed])[] = [
  ...(['right', 'in order', 'left skew'] as const).map((missed) => ['mean', missed] as const),
  ['identity', 'right'],
  ['identity', 'in order'],
  ['identity', 'left skew'],
  ['lower first', 'left skew'],
];
const UNITS = [0, 1, 2].map((i) => [0, 1, 2].map((j) => (i === j ? 1 : 0)));

/** What shows only if all signs are seen, or moments are equal. */
export const ofFrame: readonly WrongFrame[] = [
  {
    id: 'left-handed',
    says: 'The frame is left-handed, a reflection. Make the third axis the vector product of the other two, or turn one axis round.',
    frame: ({ moments, axes: [a, b, c] }) => ({ moments, axes: transposed([a, b, multiple(c, -1)]) }),
  },
  {
    id: 'hand-before-order',
    says: 'Right-handed as the pairs came, but left-handed where sorting them exchanges two axes. What does an exchange do to the determinant, and so what comes first?',
    frame: ({ values: [p, q, r], moments, axes: [a, b, c] }) => {
      const odd = [p > q, p > r, q > r].filter(Boolean).length % 2;
      return { moments, axes: transposed([a, b, odd ? multiple(c, -1) : c]) };
    },
  },
  {
    id: 'equal-moments-left-skew',
    says: 'The axes of equal moments are left at the angle at which they came. Take from one its part along the other: v - (v · u) u.',
    frame: leftSkew,
  },
  {
    id: 'equal-moments-left-skew',
    says: 'The axes of moments that are nearly but not exactly the same number are left at the angle at which they came. Moments are equal here if they differ by at most 10⁻⁹ of the largest: take from one axis its part along the other.',
    frame: (input) => (isExact(input) ? transposedFrame(input) : leftSkew(input)),
  },
  {
    id: 'only-sorted',
    says: 'The vectors are sorted and have unit length, no more. Make the frame right-handed, and the axes of equal moments perpendicular.',
    frame: (input) => ({ moments: input.moments, axes: transposed(sorted(input)[1].map(unit)) }),
  },
  ...[0, 1, 2].flatMap((turned) =>
    [() => true, isLeft].map((where) => ({
      id: 'row-turned-round',
      says: 'One row of the matrix has the other sign. The axes are its columns: to change the hand turn a column round.',
      frame: (input: Pairs) => {
        const [a, b, c] = input.axes;
        const [hand, sign] = where(input) ? [-1, -1] : [1, 1];
        const columns = transposed([a, b, multiple(c, hand)]);
        return { moments: input.moments, axes: columns.map((row, i) => multiple(row, i === turned ? sign : 1)) };
      },
    })),
  ),
  ...[0, 2].map((first) => ({
    id: 'single-axis-from-the-pair',
    says: 'The single axis is made from the two of equal moments. Their errors grow by the narrow angle between them; begin with the axis that stands alone.',
    frame: (input: Pairs) => frameFrom(first, input),
  })),
  ...[asItIs, unit].flatMap((crossed) =>
    [single, afterLowerPair].map((placeOf) => ({
      id: 'single-axis-not-of-unit-length',
      says: 'The axis that stands alone has the length with which it came; at least one of the others was brought to length 1. A vector from an eigenvalue routine may have any length. What has to be done with each column of a rotation?',
      frame: (input: Pairs) => frameFrom(placeOf(input), input, { alone: asItIs, crossed }),
    })),
  ),
  {
    id: 'what-is-left-not-normalised',
    says: 'What is left of a vector without its part along another is shorter than 1. Bring it to unit length again.',
    frame: (input) => frameFrom(single(input), input, { finished: asItIs }),
  },
  ...[
    { placeOf: single, second: 1 },
    { placeOf: afterLowerPair, second: 0 },
  ].map(({ placeOf, second }) => ({
    id: 'part-along-a-long-vector',
    says: 'The part along the first vector is taken with its length still in it: v - (v · u) u needs a unit vector u. Normalise first.',
    frame: (input: Pairs) => {
      const first = placeOf(input);
      return frameFrom(first, input, { prepared: asItIs, second: first === 2 ? second : 1 });
    },
  })),
  ...[0, 1, 2].flatMap((made) =>
    [asItIs, unit].map((finished) => ({
      id: 'only-a-vector-product',
      says: 'One axis is made as the vector product of the two others, and these are left as they came. The axes of equal moments need not be perpendicular to each other: take from one of the two its part along the other first.',
      frame: (input: Pairs) => {
        const axes = sorted(input)[1].map(unit);
        axes[made] = finished(cross(axes[(made + 1) % 3], axes[(made + 2) % 3]));
        return { moments: input.moments, axes: transposed(axes) };
      },
    })),
  ),
  ...[1e-6, 1e-8, 1e-9, 1e-10, 1e-12, 1e-15].flatMap((limit) =>
    TREATED.map(([done, missed]) => ({
      id: 'equal-by-a-fixed-number',
      says: 'Which moments are equal is decided by a fixed number of kg m². In the tensor of a small body all moments are smaller than any such number, and in that of a large one rounding is larger. Measure the difference as a part of the largest moment.',
      frame: (input: Pairs) => equalWithin(limit, input, done, missed),
    })),
  ),
];
