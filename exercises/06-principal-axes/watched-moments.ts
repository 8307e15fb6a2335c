/**
 * The question of task 2: what one rotation does to the moments, by another way than the solution's,
 * and the ideas behind wrong answers.
 */
import { derived, integerIn, matrixFrom, oneOf, recordOf, total, vectorOf } from 'rigid-body-lab/course';
import type { Domain, Misconception } from 'rigid-body-lab/course';
import { guesses } from './guesses.js';
import type { Plane } from './inputs.js';

interface Watching extends Plane {
  watched: number | 'trace';
}
const PLANES = ['01', '02', '12'].map((pair) => [Number(pair[0]), Number(pair[1])] as const);
export const WATCHES = ['trace', 'third', 'no product', 'larger', 'larger', 'smaller', 'smaller'] as const;
export const anyWatching: Domain<Watching> = derived(
  recordOf({
    spread: vectorOf(integerIn(4, 9), 3),
    products: vectorOf(integerIn(-2, 2), 3),
    plane: oneOf(PLANES),
    watch: oneOf(WATCHES),
    first: oneOf([true, false]),
  }),
  ({ spread, products, plane: [p, q], watch, first }) => {
    const third = 3 - p - q;
    if (spread[p] === spread[q] || (products[third] === 0) !== (watch === 'no product')) return undefined;
    const inertia = matrixFrom((i, j) => (i === j ? total(spread) - spread[i] : products[3 - i - j]));
    const larger = inertia[p][p] > inertia[q][q] ? p : q;
    const own = { trace: 'trace' as const, third, 'no product': first ? p : q, larger, smaller: p + q - larger };
    return { inertia, p, q, watched: own[watch] };
  },
);
const GROWTH = ['grows', 'shrinks', 'stays'] as const;
const word = (change: number): string => GROWTH[change > 0 ? 0 : change < 0 ? 1 : 2];
/** By the eigenvalues of the 2x2 tensor in the plane: the mean of its moments, and half of their distance. */
export function changeOf({ inertia, p, q, watched }: Watching): number {
  if (watched !== p && watched !== q) return 0;
  const other = p + q - watched;
  const half = (inertia[watched][watched] - inertia[other][other]) / 2;
  return Math.sign(half) * (Math.sqrt(half * half + inertia[p][q] ** 2) - Math.abs(half));
}
export const after = (input: Watching): string => word(changeOf(input));

type Answer = (input: Watching) => string;
const isInPlane = ({ p, q, watched }: Watching): boolean => watched === p || watched === q;
/** What is thought of the two moments in the plane, where there is a product; what is outside of it stays. */
const inPlane =
  (change: (input: Watching) => number): Answer =>
  (input) =>
    isInPlane(input) && input.inertia[input.p][input.q] !== 0 ? word(change(input)) : 'stays';
const productOf = ({ inertia, p, q }: Watching): number => inertia[p][q];
const momentOf = ({ inertia }: Watching, axis: number): number => inertia[axis][axis];
const isFirst = ({ p, watched }: Watching): number => (watched === p ? 1 : -1);
const isLarger = (input: Watching): boolean => momentOf(input, input.watched as number) === largerOf(input);
const largerOf = (input: Watching): number => Math.max(momentOf(input, input.p), momentOf(input, input.q));

const extreme = (input: Watching, of: (...moments: number[]) => number): number =>
  of(...[0, 1, 2].map((axis) => momentOf(input, axis)));

export const ofWatching: readonly Misconception<Watching>[] = [
  {
    id: 'a-turn-changes-nothing',
    says: 'You say that nothing changes. The sum of the three and the principal moments stay, and so does what belongs to the axis of the turn. The entries of the two axes that turn do change: how else could a product vanish?',
    value: () => 'stays',
  },
  {
    id: 'moments-come-together',
    says: 'You let the two moments come nearer to each other. A turn away from the principal axes does that: then a product appears. Here one vanishes, and the two become the largest and the smallest moment in their plane.',
    value: (input) => word(0 - changeOf(input)),
  },
  {
    id: 'product-goes-into-the-sum',
    says: 'You let the sum of the moments change, as if the product had to go there. The sum of the diagonal is 2 Σ m r², and no turn of the axes changes a distance from the centre. One moment grows by what the other loses.',
    value: (input) => (input.watched === 'trace' ? 'grows' : after(input)),
  },
  ...[
    (input: Watching) => (input.watched === 'trace' ? 'shrinks' : after(input)),
    ...[1, -1].flatMap((sign) => [
      (input: Watching) => (input.watched === 'trace' ? word(sign * productOf(input)) : after(input)),
      (input: Watching) => (input.watched === 'trace' ? word(sign * productOf(input) ** 2) : after(input)),
    ]),
  ].map((value) => ({
    id: 'product-goes-into-the-sum',
    says: 'You let the sum of the moments change. The sum of the diagonal is 2 Σ m r², and no turn of the axes changes a distance from the centre. One moment grows by what the other loses.',
    value,
  })),
  {
    id: 'turned-without-a-product',
    says: 'You let moments change where there is no product. Then these axes are right already, the turn is by no angle at all, and every entry stays.',
    value: (input) => {
      const { inertia, p, q, watched } = input;
      if (watched !== p && watched !== q) return 'stays';
      return word(inertia[watched][watched] - inertia[p + q - watched][p + q - watched]);
    },
  },
  ...[1, -1].map((sign) => ({
    id: 'sign-of-the-product-decides',
    says: 'You go by the sign of the product. With the other sign the turn goes to the other side, and the moments become the same: they are the largest and the smallest of the plane, whatever the sign. Which of the two was the larger one before?',
    value: inPlane((input) => sign * isFirst(input) * productOf(input)),
  })),
  ...[1, -1].map((sign) => ({
    id: 'sign-turns-the-answer-round',
    says: `For ${sign > 0 ? 'negative' : 'positive'} products your answers are the other way round. With the other sign the turn goes to the other side, and the moments become the same: the sign of the product makes no difference to them.`,
    value: inPlane((input) => sign * productOf(input) * (isLarger(input) ? 1 : -1)),
  })),
  {
    id: 'largest-of-all-three',
    says: 'You let only the largest of all three moments grow, and any other one shrink. The third axis keeps out: compare the two of the plane.',
    value: inPlane((input) => (momentOf(input, input.watched as number) === extreme(input, Math.max) ? 1 : -1)),
  },
  {
    id: 'smallest-of-all-three',
    says: 'You let only the smallest of all three moments shrink, and any other one grow. The third axis keeps out: compare the two of the plane.',
    value: inPlane((input) => (momentOf(input, input.watched as number) === extreme(input, Math.min) ? -1 : 1)),
  },
  ...[1, -1].map((sign) => ({
    id: 'place-decides',
    says: `You let [p][p] always ${sign > 0 ? 'grow and [q][q] shrink' : 'shrink and [q][q] grow'}. Which of the axes is called p does not matter to the body: look at which of the two moments is the larger one.`,
    value: inPlane((input) => sign * isFirst(input)),
  })),
  ...[() => 1, () => -1, (input: Watching) => productOf(input), (input: Watching) => -productOf(input)].map(
    (change) => ({
      id: 'both-moments-alike',
      says: 'You let both moments of the plane do the same. The sum of the three moments stays and so does the third: what does one of the two do if the other grows?',
      value: inPlane(change),
    }),
  ),
  ...['grows', 'shrinks'].flatMap((answer) =>
    [true, false].map((always) => ({
      id: 'third-moment-changes',
      says: `You say '${answer}' for the third axis, that of the turn. No mass comes nearer to this axis or goes away from it when the two others turn about it.`,
      value: (input: Watching) =>
        input.watched === 3 - input.p - input.q && (always || productOf(input) !== 0) ? answer : after(input),
    })),
  ),
  {
    id: 'compared-with-the-third',
    says: 'You compare the watched moment with that of the third axis. This one keeps out, as the others turn about it: compare the two moments of the plane.',
    value: inPlane((input) => momentOf(input, input.watched as number) - momentOf(input, 3 - input.p - input.q)),
  },
  ...[true, false].map((larger) => ({
    id: 'only-one-of-two-changes',
    says: `You let only the ${larger ? 'larger' : 'smaller'} of the two moments change, and the other stay. The sum of the three moments stays and so does the third: where would the change come from?`,
    value: inPlane((input) => (isLarger(input) !== larger ? 0 : larger ? 1 : -1)),
  })),
  ...guesses(['grows', 'shrinks'], 'The sum of the moments stays. What does one of them do if the other grows?'),
];
