/**
 * The question of task 3: what a turn does to a moment about a world axis, and the
 * ideas behind wrong answers.
 */
import { derived, integerIn, oneOf, recordOf, total, vectorFrom, vectorOf } from 'rigid-body-lab/course';
import type { Domain, Misconception } from 'rigid-body-lab/course';
import type { Vec3 } from './inputs.js';
import { guesses, word } from './words.js';

export interface Turning {
  moments: Vec3;
  about: number;
  watched: number;
}
const CHANGES = ['on the axis', 'alike', 'grows', 'grows', 'shrinks', 'shrinks'] as const;
export const anyTurning: Domain<Turning> = derived(
  recordOf({
    spread: vectorOf(integerIn(1, 9), 3),
    about: integerIn(0, 2),
    step: integerIn(1, 2),
    change: oneOf(CHANGES),
  }),
  ({ spread, about, step, change }) => {
    const watched = change === 'on the axis' ? about : (about + step) % 3;
    const other = 3 - about - watched;
    const moments = vectorFrom((i) => total(spread) - spread[i]);
    if (change === 'on the axis') return { moments, about, watched };
    const [least, most] = [moments[watched], moments[other]].sort((a, b) => a - b);
    if (change !== 'alike' && least === most) return undefined;
    moments[watched] = change === 'shrinks' ? most : least;
    moments[other] = change === 'grows' ? most : least;
    // Equal moments of a body: each is at least half of the third.
    return 2 * least < moments[about] && change === 'alike' ? undefined : { moments, about, watched };
  },
);
export const GROWTH = ['grows', 'shrinks', 'stays'] as const;
/** The turned moment by an eighth turn, in which the two that mix have the mean. */
export const changeOf = ({ moments, about, watched }: Turning): number =>
  watched === about ? 0 : total(moments) - moments[about] - 2 * moments[watched];
const STAYS = 'stays';
const turned = (input: Turning): string => word(changeOf(input), GROWTH);
/** As it is, and with nothing changed on the axis of the turn. */
const besideTheAxis = (value: (input: Turning) => string): ((input: Turning) => string)[] => [
  value,
  (input) => (input.about === input.watched ? STAYS : value(input)),
];
/**
 * With the moment of another axis for that which mixes in; on the axis of the turn too, or only beside it.
 */
const mixedWith = (other: (input: Turning) => number): ((input: Turning) => string)[] =>
  besideTheAxis((input) => word(input.moments[other(input)] - input.moments[input.watched], GROWTH));
const fromMean = ({ moments, watched }: Turning): string => word(total(moments) - 3 * moments[watched], GROWTH);
function fromExtremes({ moments, watched }: Turning): string {
  const [most, least] = [Math.max(...moments), Math.min(...moments)];
  if (most === least) return STAYS;
  return moments[watched] === most ? 'shrinks' : moments[watched] === least ? 'grows' : STAYS;
}
export const ofTurning: readonly Misconception<Turning>[] = [
  {
    id: 'one-tensor-for-all-axes',
    says: 'You say that every moment stays. The sum of the three and the principal moments stay; an entry belongs to an axis that stands still while the body turns under it. It stays if it is about the axis of the turn, or if the two that mix are equal.',
    value: () => 'stays',
  },
  {
    id: 'mixed-with-the-axis-of-the-turn',
    says: 'You compare with the moment about the axis of the turn. That one keeps out: a line on that axis stays where it is. Which two axes of the body change places in a quarter turn?',
    value: ({ moments, about, watched }) => word(moments[about] - moments[watched], GROWTH),
  },
  {
    id: 'turned-to-the-axis-itself',
    says: 'Growing and shrinking are exchanged. In a quarter turn another axis of the body comes to lie on the watched one: is the moment about it larger or smaller than what was there?',
    value: (input) => word(0 - changeOf(input), GROWTH),
  },
  ...besideTheAxis(fromMean).map((value) => ({
    id: 'towards-the-mean-of-three',
    says: 'You compare with the mean of all three moments. Only two of them mix: a line on the axis of the turn stays where it is, and the moment about it has no part in what the others become.',
    value,
  })),
  ...besideTheAxis(fromExtremes).map((value) => ({
    id: 'only-extremes-change',
    says: 'You let the largest of the three moments shrink, the smallest grow and the one between stay. Only the two across the axis of the turn mix, and the third has no part in it: compare these two.',
    value,
  })),
  ...[1, 2].flatMap((step) =>
    mixedWith(({ watched }) => (watched + step) % 3).map((value) => ({
      id: 'partner-by-the-order-of-the-axes',
      says: `You compare with the axis that comes ${step === 1 ? 'after' : 'before'} the watched one in the order x, y, z, x. It may be the axis of the turn itself. Which axis of the body comes to lie on the watched one in a quarter turn?`,
      value,
    })),
  ),
  ...[1, 2].flatMap((step) =>
    mixedWith(({ about }) => (about + step) % 3).map((value) => ({
      id: 'partner-fixed-by-the-turn',
      says: `You always compare with the axis that comes ${step === 1 ? 'after' : 'before'} that of the turn in the order x, y, z, x. It may be the watched one itself. Two axes mix in a turn: which one is left as the partner of the watched one?`,
      value,
    })),
  ),
  ...['grows', 'shrinks'].flatMap((answer) => [
    {
      id: 'every-turned-moment-alike',
      says: `You say '${answer}' for every axis but that of the turn. The sum of the moments stays, so if one of the two that mix grows the other shrinks: which one is larger before?`,
      value: ({ about, watched }: Turning) => (about === watched ? STAYS : answer),
    },
    {
      id: 'never-stays',
      says: `You say '${answer}' also where the moment stays. It stays about the axis of the turn, and where the two that mix are equal: no mean of equal numbers is another number.`,
      value: (input: Turning) => (changeOf(input) === 0 ? answer : turned(input)),
    },
    {
      id: 'equal-moments-change',
      says: `You say '${answer}' where the two moments that mix are equal. Each becomes a mean of both: what is the mean of two equal numbers?`,
      value: (input: Turning) => (changeOf(input) === 0 && input.about !== input.watched ? answer : turned(input)),
    },
    {
      id: 'axis-of-the-turn-changes',
      says: `You say '${answer}' for the axis of the turn itself. The distance of no mass from this axis changes while the body turns about it.`,
      value: (input: Turning) => (input.about === input.watched ? answer : turned(input)),
    },
  ]),
  ...guesses(
    ['grows', 'shrinks'],
    'Turn a rod out of the watched axis, then another one into it: do both moments do the same?',
  ),
];
