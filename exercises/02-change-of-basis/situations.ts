/** What the questions ask about, the right answers by numbers of an example, and the ideas behind wrong ones. */
import { derived, integerIn, listOf, minus, multiple, oneOf, plus, recordOf, total } from 'rigid-body-lab/course';
import type { Domain, Misconception } from 'rigid-body-lab/course';
import { volumeOf, walk, weightsOf } from './inputs.js';
import type { Vec2 } from './inputs.js';

/** One answer, whatever is asked. */
export const guesses = (answers: readonly string[], ask: string): Misconception<unknown>[] =>
  answers.map((answer) => ({
    id: 'one-answer-for-all',
    says: `The answer is always "${answer}". ${ask}`,
    value: () => answer,
  }));

interface Changed {
  weights: Vec2;
  change: string;
}
export const CHANGES = [
  ...['u2 doubled', 'u1 doubled', 'u1 halved', 'u2 + u1'],
  ...['u2 reversed', 'origin + u1', 'origin - u1', 'u2 + u1', 'origin + u2'],
];
export const anyChange: Domain<Changed> = derived(
  recordOf({ alpha: integerIn(1, 6), beta: integerIn(-6, 6), change: oneOf(CHANGES) }),
  ({ alpha, beta, change }) => ({ weights: [alpha, beta] as Vec2, change }),
);
/** The first weight in an example that is changed: whole numbers and halves, so that equal is equal. */
function alphaAfter({ weights, change }: Changed): number {
  let [u1, u2, origin] = [
    [2, 4],
    [-6, 2],
    [10, 20],
  ];
  const point = plus(origin, walk([u1, u2], weights));
  if (change === 'u1 doubled') u1 = multiple(u1, 2);
  if (change === 'u1 halved') u1 = multiple(u1, 0.5);
  if (change === 'u2 doubled') u2 = multiple(u2, 2);
  if (change === 'u2 reversed') u2 = multiple(u2, -1);
  if (change === 'origin + u1') origin = plus(origin, u1);
  if (change === 'origin - u1') origin = minus(origin, u1);
  if (change === 'origin + u2') origin = plus(origin, u2);
  if (change === 'u2 + u1') u2 = plus(u2, u1);
  return volumeOf([minus(point, origin), u2]) / volumeOf([u1, u2]);
}
const compared = (difference: number): string => (difference > 0 ? 'larger' : difference < 0 ? 'smaller' : 'same');
export const firstWeight = (input: Changed): string => compared(alphaAfter(input) - input.weights[0]);
const otherFor = (changes: readonly string[], answer: (input: Changed) => string) => (input: Changed) =>
  changes.includes(input.change) ? answer(input) : firstWeight(input);

export const ofChange: readonly Misconception<Changed>[] = [
  {
    id: 'weights-grow-with-the-axis',
    says: 'You let the weight grow with its axis. The point stays where it is: with a step twice as long, how many steps lead there?',
    value: otherFor(['u1 doubled', 'u1 halved'], ({ change }) => (change === 'u1 doubled' ? 'larger' : 'smaller')),
  },
  {
    id: 'weights-move-with-the-origin',
    says: 'You let the weight grow when the origin moves on along u1. The point stays: is the walk to it longer or shorter from there?',
    value: otherFor(['origin + u1', 'origin - u1'], ({ change }) => (change === 'origin + u1' ? 'larger' : 'smaller')),
  },
  {
    id: 'axes-one-by-one',
    says: 'You let the direction of u2 make no difference to α, as if each weight were a matter of its own axis. That holds if the axes are perpendicular and stay so. With u2 + u1 for u2 each of the β steps brings one u1 along: what is left for α?',
    value: otherFor(['u2 + u1'], () => 'same'),
  },
  {
    id: 'leaning-axis-always-takes-away',
    says: 'You let α always become smaller with u2 + u1 for u2. That holds for positive β. With a negative β the walk goes backwards along u2, and with β = 0 not at all.',
    value: otherFor(['u2 + u1'], () => 'smaller'),
  },
  {
    id: 'u2-changes-alpha-too',
    says: 'You let a longer u2 make α smaller. β is halved, and β u2 is the same arrow as before: what is left for u1?',
    value: otherFor(['u2 doubled'], () => 'smaller'),
  },
  ...guesses(
    ['larger', 'smaller', 'same'],
    'Draw α = 2 steps along u1, then halve u1, double it, and double u2: how many steps along u1 is it each time?',
  ),
];

interface Happening {
  point: string;
  at: string;
  frame: string;
}
export const HAPPENINGS = [
  ['rests', 'elsewhere', 'rests'],
  ...['shifted', 'turned'].map((frame) => ['rests', 'elsewhere', frame]),
  ...['shifted', 'turned'].map((frame) => ['rides along', 'elsewhere', frame]),
  ...['origin', 'elsewhere'].map((at) => ['moves', at, 'rests']),
  ['rests', 'origin', 'turned'],
  ['rides along', 'origin', 'turned'],
  ['rests', 'origin', 'shifted'],
  ['rides along', 'origin', 'shifted'],
  ['moves', 'elsewhere', 'rests'],
];
export const anyHappening: Domain<Happening> = derived(
  recordOf({ happening: oneOf(HAPPENINGS) }),
  ({ happening: [point, at, frame] }) => ({ point, at, frame }),
);
/** Where the point is before and after, in e and in the frame. */
export function whatChanges({ point, at, frame }: Happening): string {
  const before = {
    origin: [3, 1],
    axes: [
      [2, 0],
      [1, 2],
    ] as const,
  };
  const turnedAxes = before.axes.map(([x, y]) => [0 - y, x]);
  const after = {
    origin: frame === 'shifted' ? plus(before.origin, [4, -1]) : before.origin,
    axes: frame === 'turned' ? turnedAxes : before.axes,
  };
  const weights = at === 'origin' ? [0, 0] : [1, 2];
  const place = plus(before.origin, walk(before.axes, weights));
  const newPlace =
    point === 'rides along'
      ? plus(after.origin, walk(after.axes, weights))
      : plus(place, point === 'moves' ? [1, 1] : [0, 0]);
  const newWeights = weightsOf(after.axes, minus(newPlace, after.origin)).map((x) => Math.round(8 * x) / 8);
  const [moved, counted] = [
    String(newPlace) !== String(place),
    String(newWeights.map((x) => x + 0)) !== String(weights),
  ];
  return moved ? (counted ? 'both' : 'place') : counted ? 'weights' : 'neither';
}
const happens = (is: (input: Happening) => boolean, answer: string) => (input: Happening) =>
  is(input) ? answer : whatChanges(input);
export const ofHappening: readonly Misconception<Happening>[] = [
  {
    id: 'what-rests-keeps-its-weights',
    says: 'You let a point that rests keep its weights. They say how it is reached from the frame: that walk is another one when the frame has moved.',
    value: happens(({ point }) => point === 'rests', 'neither'),
  },
  {
    id: 'same-weights-same-place',
    says: 'You let a point that rides along stay where it is, since its weights stay. Weights tell a place only together with the frame: where do its origin and its axes lead now?',
    value: happens(({ point }) => point === 'rides along', 'neither'),
  },
  {
    id: 'turning-moves-the-origin-too',
    says: 'You let a turn of the frame change something for the point at its origin. The frame turns about that point, and no step along any axis leads to it.',
    value: (input) => whatChanges({ ...input, at: 'elsewhere' }),
  },
  {
    id: 'place-and-weights-change-together',
    says: 'You let place and weights always change together. They do if the frame rests. If the frame moves, one of the two may stay: ask for each by itself.',
    value: (input) => (whatChanges(input) === 'neither' ? 'neither' : 'both'),
  },
  ...guesses(
    ['place', 'weights', 'both', 'neither'],
    'Take a nail in the wall and a nail in a cart, with the frame drawn on the cart: what changes for each when the cart rolls?',
  ),
];

interface Sum {
  factors: number[];
}
export const KINDS = ['vector', 'point', 'neither'] as const;
export const anySum: Domain<Sum> = derived(
  recordOf({ quarters: listOf(integerIn(-8, 8), 1, 3), kind: oneOf(KINDS), other: integerIn(-8, 8) }),
  ({ quarters, kind, other }) => {
    const rest = total(quarters) / 4;
    const last = kind === 'neither' ? other / 4 : (kind === 'point' ? 1 : 0) - rest;
    if (kind === 'neither' && [0, 1].includes(rest + last)) return undefined;
    const factors = [...quarters.map((x) => x / 4), last].filter((x) => x !== 0);
    return factors.length > 0 ? { factors } : undefined;
  },
);
/** By how much the sum moves if all points move by 1. */
const moves = ({ factors }: Sum): number => total(factors.map((x) => x * 6)) - total(factors.map((x) => x * 5));
const kindOf = (shift: number): string => (shift === 0 ? 'vector' : shift === 1 ? 'point' : 'neither');
export const kindOfSum = (input: Sum): string => kindOf(moves(input));
export const ofSum: readonly Misconception<Sum>[] = [
  {
    id: 'every-sum-is-a-vector',
    says: 'You take every sum for a vector, as all are lists of numbers that are added. Move the origin of e: a vector must not change. Which sums do?',
    value: () => 'vector',
  },
  {
    id: 'every-sum-is-a-point',
    says: 'You take every sum of points for a point. The middle of two points is one. The arrow from one to the other is not: what does it do if both are moved alike?',
    value: () => 'point',
  },
  {
    id: 'minus-makes-a-vector',
    says: 'You take a sum with a minus for a vector and any other for a point. q - p is a vector and ½ p + ½ q a point. But p + q - r is the fourth corner of a parallelogram, and p + q depends on the origin: move all points by one arrow and see how far the sum goes.',
    value: ({ factors }) => (factors.some((x) => x < 0) ? 'vector' : 'point'),
  },
  {
    id: 'anything-else-is-a-point',
    says: 'You see when a sum is a vector, and take all others for points. p + q moves twice as far as the points do: a point would move as far as they.',
    value: (input) => (moves(input) === 0 ? 'vector' : 'point'),
  },
  ...guesses(['neither'], 'Try q - p, and the middle ½ p + ½ q: how far does each move if p and q move by one arrow?'),
];
