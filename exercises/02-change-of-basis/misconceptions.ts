import { lengthOf, minus, plus, transposed } from 'rigid-body-lab/course';
import type { Matrix, Misconception, Vector } from 'rigid-body-lab/course';
import { walk, weightsOf } from './inputs.js';
import type { Back, Frame, Into, Vec2, Vec3 } from './inputs.js';
import { splittingInSpace, splittingInThePlane } from './splitting.js';
import type { Split } from './splitting.js';

type Known<I> = Misconception<I>;

/** The same mistakes where the inputs are wrapped in others. */
export const seenFrom = <I, J>(part: (input: J) => I, known: readonly Known<I>[]): Known<J>[] =>
  known.map((mistake) => ({ ...mistake, value: (input) => mistake.value(part(input)) }));

export const arrowOf = <V extends number[]>({ point, frame }: Into<V>): Split => ({
  axes: frame.axes,
  d: minus(point, frame.origin),
});
/** What is done with the point and the origin before anything is solved. */
const arrows = <V extends number[]>(n: number): Known<Into<V>>[] => {
  const solved =
    (arrow: (point: Vector, origin: Vector) => number[]) =>
    ({ point, frame }: Into<V>): number[] =>
      weightsOf(frame.axes, arrow(point, frame.origin));
  const names = ['x', 'y', 'z'].slice(0, n);
  const places = names.map((_, i) => i);
  return [
    {
      id: 'origin-not-subtracted',
      says: 'The origin of the frame was not subtracted: the arrow that is split along the axes goes from u0 to the point.',
      value: solved((point) => [...point]),
    },
    {
      id: 'origin-added',
      says: 'The origin was added to the point. The arrow from u0 to the point is x - u0.',
      value: solved(plus),
    },
    {
      id: 'origin-subtracted-last',
      says: 'The origin was subtracted from the weights. It is a place in e, in m, and weights are numbers of steps: subtract it from the point, before the equations are solved.',
      value: ({ point, frame }) => minus(weightsOf(frame.axes, point), frame.origin),
    },
    {
      id: 'tips-for-axes',
      says: 'The axes were taken for points, and the origin subtracted from them. An axis is an arrow already: it has no origin in it.',
      value: ({ point, frame }) =>
        weightsOf(
          (frame.axes as Matrix).map((axis) => minus(axis, frame.origin)),
          minus(point, frame.origin),
        ),
    },
    ...places.map((i) => ({
      id: 'origin-subtracted-in-part',
      says: `From ${names[i]} of the point the origin was not subtracted. The arrow from u0 to x is x - u0 in every component.`,
      value: solved((point, origin) => point.map((x, k) => x - (k === i ? 0 : origin[k]))),
    })),
    ...places.map((i) => ({
      id: 'component-backwards',
      says: `The ${names[i]} component of the arrow is taken the other way round, origin minus point. The arrow from u0 to x is x - u0 in every component.`,
      value: solved((point, origin) => minus(point, origin).map((x, k) => (k === i ? -x : x))),
    })),
    ...places.flatMap((i) =>
      places
        .filter((j) => j !== i)
        .map((j) => ({
          id: 'wrong-component-of-origin',
          says: `From ${names[i]} of the point the ${names[j]} of the origin was subtracted: a wrong index in origin[…].`,
          value: solved((point, origin) => point.map((x, k) => x - origin[k === i ? j : k])),
        })),
    ),
  ];
};

export const intoThePlane: Known<Into<Vec2>>[] = [...arrows<Vec2>(2), ...seenFrom(arrowOf<Vec2>, splittingInThePlane)];
export const intoSpace: Known<Into<Vec3>>[] = [...arrows<Vec3>(3), ...seenFrom(arrowOf<Vec3>, splittingInSpace)];

const place = (frame: Frame<Vec2>, weights: Vector): number[] => plus(frame.origin, walk(frame.axes, weights));

export const back: Known<Back>[] = [
  {
    id: 'space-functions-in-the-plane',
    says: 'The first two numbers are right, and a third one, NaN, stands behind them. add and scale are for space: they make a third component out of nothing. In the plane write the two components out.',
    value: ({ frame, weights }) => [...place(frame, weights), NaN],
  },
  {
    id: 'origin-not-added',
    says: 'This is the arrow from the frame’s origin. A point in e starts from the origin of e: add u0.',
    value: ({ frame, weights }) => walk(frame.axes, weights),
  },
  {
    id: 'origin-subtracted-back',
    says: 'The origin was subtracted. On the way back to e it is added: u0 + α u1 + β u2.',
    value: ({ frame, weights }) => minus(walk(frame.axes, weights), frame.origin),
  },
  {
    id: 'components-mixed',
    says: 'Each component mixes the two components of one axis. Multiply the whole axis u1 with α, the whole axis u2 with β, and add.',
    value: ({ frame, weights }) => plus(frame.origin, walk(transposed(frame.axes), weights)),
  },
  {
    id: 'weights-swapped-back',
    says: 'The weights are exchanged: α goes with u1, β with u2.',
    value: ({ frame, weights: [a, b] }) => place(frame, [b, a]),
  },
  {
    id: 'origin-for-each-axis',
    says: 'The origin is in it twice, once for each axis. The way starts at u0 only once: add u0 outside the loop over the axes.',
    value: ({ frame, weights }) => plus(frame.origin, place(frame, weights)),
  },
  {
    id: 'axes-made-unit',
    says: 'The axes were brought to unit length first. A weight counts steps as long as the axis is: leave the axes as they are.',
    value: ({ frame: { origin, axes }, weights }) =>
      plus(
        origin,
        walk(
          axes,
          weights.map((x, k) => x / lengthOf(axes[k])),
        ),
      ),
  },
  {
    id: 'origin-multiplied',
    says: 'The origin is multiplied with the weights, as if the axes began at the origin of e. Only the axes are multiplied: u0 + α u1 + β u2.',
    value: ({ frame: { origin, axes }, weights }) =>
      walk(
        axes.map((axis) => plus(origin, axis)),
        weights,
      ),
  },
  {
    id: 'tips-for-axes-back',
    says: 'The origin was subtracted from the axes, as if they were points. An axis is an arrow already: it has no origin in it.',
    value: ({ frame: { origin, axes }, weights }) =>
      place({ origin, axes: axes.map((axis) => minus(axis, origin)) as [Vec2, Vec2] }, weights),
  },
  ...[0, 1].map((k) => ({
    id: 'one-axis-twice',
    says: `u${k + 1} stands in it twice, and the other axis is missing: α goes with u1, β with u2.`,
    value: ({ frame, weights }: Back) => place({ ...frame, axes: [frame.axes[k], frame.axes[k]] }, weights),
  })),
  ...[0, 1].map((k) => ({
    id: 'one-component-of-origin',
    says: `Both components start from origin[${k}]: x starts from origin[0], y from origin[1].`,
    value: ({ frame, weights }: Back) => place({ ...frame, origin: [frame.origin[k], frame.origin[k]] }, weights),
  })),
  {
    id: 'solved-on-the-way-back',
    says: 'This is task 1 over again: the weights were split along the axes as if they were a point. They are known here: walk α steps along u1 and β steps along u2.',
    value: ({ frame, weights }) => weightsOf(frame.axes, minus(weights, frame.origin)),
  },
  ...Object.entries({ 'the first weight': [0], 'the second weight': [1], 'a weight': [0, 1] }).map(([name, which]) => ({
    id: 'zero-weight-ends-it',
    says: `Where ${name} is zero this is the origin of the frame: the steps along the other axis are left out. Zero steps along one axis say nothing of the other.`,
    value: ({ frame, weights }: Back) => (which.some((k) => weights[k] === 0) ? frame.origin : place(frame, weights)),
  })),
  ...[7, 8, 9, 10, 11, 12].map((decimals) => ({
    id: 'place-rounded',
    says: `The components are rounded to ${decimals} decimals. In a frame of micrometres little is left of them then: return them as they are computed.`,
    value: ({ frame, weights }: Back) => place(frame, weights).map((x) => Number(x.toFixed(decimals))),
  })),
];
