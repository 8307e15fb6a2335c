/** Wrong formulas of task 1, with the words for the student. */
import type { Misconception } from 'rigid-body-lab/course';
import { rateOf, winner } from './inputs.js';
import type { Race, Spin, Throw } from './inputs.js';

/** The root of two factors, times the spin. */
const rate = (spin: number, factors: number): number => Math.abs(spin) * Math.sqrt(factors);

export const rateMistakes: Misconception<Spin>[] = [
  {
    id: 'sign-of-the-spin',
    says: 'The rate is negative where the spin is: that would be a nudge that dies away. A nudge grows whichever way round the body spins. What happens to the sign in ω²?',
    value: (input) => Math.sign(input.spin) * rateOf(input),
  },
  {
    id: 'no-root',
    says: 'This is λ², in 1/s². The equation for ω1 has two dots, so it holds the square of the rate.',
    value: (input) => rateOf(input) ** 2,
  },
  {
    id: 'spin-under-the-root',
    says: 'The spin stands under the root without a square. Twice the spin makes everything run twice as fast. Does it do so here?',
    value: ({ moments: [I1, I2, I3], spin }) => Math.sqrt((Math.abs(spin) * (I2 - I1) * (I3 - I2)) / (I1 * I3)),
  },
  {
    id: 'below-the-middle',
    says: 'Below the line stands the middle moment. Each factor comes from an equation of its own: divide by the moment of the axis whose rate it is, the first and the third.',
    value: ({ moments: [I1, I2, I3], spin }) => rate(spin, ((I2 - I1) * (I3 - I2)) / I2 ** 2),
  },
  ...[([I1, I2]: number[]) => I1 * I2, ([, I2, I3]: number[]) => I2 * I3].map((below) => ({
    id: 'another-pair-below',
    says: 'Below the line stands the middle moment together with one of the others. Each factor comes from an equation of its own: divide by the moment of the axis whose rate it is, the first and the third.',
    value: ({ moments, spin }: Spin) => {
      const [I1, I2, I3] = moments;
      return rate(spin, ((I2 - I1) * (I3 - I2)) / below(moments));
    },
  })),
  ...[
    ([I1, I2, I3]: number[]) => ((I3 - I1) * (I3 - I2)) / (I1 * I3),
    ([I1, I2, I3]: number[]) => ((I2 - I1) * (I3 - I1)) / (I1 * I3),
  ].map((factors) => ({
    id: 'outer-difference',
    says: 'One difference is that of the largest and the smallest moment. That one belongs to the equation of the middle axis, whose rate is nearly zero here. Try a body whose middle moment equals one of the others: it must not tip.',
    value: ({ moments, spin }: Spin) => rate(spin, factors(moments)),
  })),
  {
    id: 'nothing-below',
    says: 'Nothing stands below the line, so the rate has the unit of a moment times 1/s. Each factor comes from an equation with a moment at its left side: divide by it.',
    value: ({ moments: [I1, I2, I3], spin }) => rate(spin, (I2 - I1) * (I3 - I2)),
  },
  ...[([I1, I2, I3]: number[]) => (I3 - I2) / I1, ([I1, I2, I3]: number[]) => (I2 - I1) / I3].map((factor) => ({
    id: 'one-factor-alone',
    says: 'This is one of the two factors alone: how fast one part of the nudge drives the other. Back again it goes with the second factor, and both together make the square of the rate.',
    value: ({ moments, spin }: Spin) => Math.abs(spin) * factor(moments),
  })),
  {
    id: 'mean-of-the-factors',
    says: 'This is the plain mean of the two factors. Put one equation into the other: do the factors come out as a sum or as a product? Try a body whose middle moment equals one of the others: it must not tip.',
    value: ({ moments: [I1, I2, I3], spin }) => (Math.abs(spin) * ((I3 - I2) / I1 + (I2 - I1) / I3)) / 2,
  },
  {
    id: 'negative-under-the-root',
    says: 'The root of a negative number is NaN. The two differences have opposite signs here. Their product, with the signs that the equations give them, is positive for the middle axis alone.',
    value: (input) => input.spin * Math.sqrt(-(rateOf({ ...input, spin: 1 }) ** 2)),
  },
];

const sizeOf = ({ spin, nudge }: Throw): Throw => ({ spin: Math.abs(spin), nudge: Math.abs(nudge) });
const ahead = (lead: number): string => (lead === 0 ? 'together' : lead > 0 ? 'first' : 'second');

/** A way to decide that knows about the axis, and is handed spins and nudges without signs. */
const race = (id: string, says: string, lead: (one: Throw, other: Throw) => number): Misconception<Race> => ({
  id,
  says,
  value: ({ axis, one, other }) => (axis === 2 ? ahead(lead(sizeOf(one), sizeOf(other))) : 'neither'),
});

/** As if only some throws turned over at all. */
const among = (id: string, says: string, turns: (thrown: Throw) => boolean): Misconception<Race> => ({
  id,
  says,
  value: (input) => {
    const [a, b] = [turns(input.one), turns(input.other)];
    return a && b ? winner(input) : a === b || input.axis !== 2 ? 'neither' : a ? 'first' : 'second';
  },
});

export const raceMistakes: Misconception<Race>[] = [
  {
    id: 'small-nudge-safe',
    says: 'Here no throw turns over. That would be right about the axis of the smallest or the largest moment, or without any nudge. About the middle axis a small nudge grows as surely as a large one; it only takes longer.',
    value: () => 'neither',
  },
  {
    id: 'every-axis-tips',
    says: 'Here every throw turns over at some time, whatever it spins about. That is right about the middle axis alone: about the two others a nudge goes round and round and stays as small as it was.',
    value: (input) => winner({ ...input, axis: 2 }),
  },
  ...[
    {
      safe: 3,
      says: 'Here only the axis of the largest moment is safe. That is right with friction inside, after a long time. Without friction a nudge about the axis of the smallest moment goes round and round, and stays as small as it was.',
    },
    {
      safe: 1,
      says: 'Here only the axis of the smallest moment is safe. About the axis of the largest moment, too, a nudge goes round and round, and stays as small as it was.',
    },
  ].map(({ safe, says }) => ({
    id: 'only-one-axis-safe',
    says,
    value: (input: Race) => (input.axis === safe ? 'neither' : winner({ ...input, axis: 2 })),
  })),
  {
    id: 'middle-is-safe',
    says: 'Here the middle axis is the safe one and a body turns over about the two others. It is the other way round. What does the formula for the rate say about the middle axis?',
    value: (input) => (input.axis === 2 ? 'neither' : winner({ ...input, axis: 2 })),
  },
  ...[1, 3].map((axis) => ({
    id: 'another-axis-for-the-middle',
    says: 'Here a body turns over about one axis alone, which is right, but it is not the middle one. The axes are numbered from 1, and the middle one is that of the middle moment.',
    value: (input: Race) => (input.axis === axis ? winner({ ...input, axis: 2 }) : 'neither'),
  })),
  race(
    'spin-alone',
    'Only the spins are compared. That would be enough if both had the same nudge. Which of two nudges has farther to grow?',
    (one, other) => one.spin - other.spin,
  ),
  ...['first', 'second'].map((answer) => ({
    id: 'ties-forgotten',
    says: 'Two throws that differ in signs alone, or not at all, are not told from the others here. In a mirror one of them looks like the other. Which turns over sooner?',
    value: (input: Race) => (winner(input) === 'together' ? answer : winner(input)),
  })),
  ...[1, -1].map((sign) =>
    among(
      'nudge-against-the-spin',
      'Here a nudge does nothing if it has another sign than the spin, or if it has the same. It is about another axis than the spin, and grows to either side alike. What happens to the signs in the formula for the rate?',
      ({ spin, nudge }) => sign * spin * nudge > 0,
    ),
  ),
  ...[1e-5, 1e-4, 1e-3, 4e-3].flatMap((least) =>
    [
      ({ spin, nudge }: Throw) => Math.abs(nudge) > least * Math.abs(spin),
      ({ spin, nudge }: Throw) => Math.abs(nudge) >= least * Math.abs(spin),
    ].map((counts) =>
      among(
        'tiny-nudge-safe',
        'Here a nudge that is tiny against the spin never turns the body over. It would be right without any nudge. It multiplies by the same factor in each second: what does that do to any nudge, in the long run?',
        counts,
      ),
    ),
  ),
  race(
    'nudge-alone',
    'Only the nudges are compared. That would be enough if both spun equally fast. What does a faster spin do to the rate at which a nudge grows?',
    (one, other) => one.nudge - other.nudge,
  ),
  race(
    'share-of-the-spin',
    'The nudges are compared as parts of the spin. That says by which factor they must grow, not how fast they do: with everything twice as fast, all happens in half the time.',
    (one, other) => Number((one.nudge / one.spin - other.nudge / other.spin).toFixed(9)),
  ),
  race(
    'fast-spin-holds',
    'Here the faster spin holds longer. A fast spin does hold a top against a torque; but nothing pushes here, and the rate at which the nudge grows is larger, too.',
    (one, other) => other.spin - one.spin || one.nudge - other.nudge,
  ),
  race(
    'smaller-nudge-first',
    'Where both spin equally fast, the smaller nudge wins here. Both nudges grow by the same factor in each second: which of them has the shorter way to go until it is as large as the spin?',
    (one, other) => one.spin - other.spin || other.nudge - one.nudge,
  ),
  race(
    'large-nudge-later',
    'First and second are exchanged: here the smaller nudge and the slower spin win. Which of two nudges has farther to grow, and which grows faster?',
    (one, other) => other.spin - one.spin || other.nudge - one.nudge,
  ),
  ...[
    (one: Throw, other: Throw) => one.spin - other.spin || one.nudge - other.nudge,
    (one: Throw, other: Throw) => sizeOf(one).spin - sizeOf(other).spin || one.nudge - other.nudge,
    (one: Throw, other: Throw) => one.spin - other.spin || sizeOf(one).nudge - sizeOf(other).nudge,
  ].map((lead) => ({
    id: 'signs-count',
    says: 'The sign of the spin or of the nudge counts here, as if a negative one were smaller than none. Turn the body round, or look at it in a mirror: does the time of its flip change? Compare sizes.',
    value: ({ axis, one, other }: Race) => (axis === 2 ? ahead(lead(one, other)) : 'neither'),
  })),
  {
    id: 'nudge-does-not-matter',
    says: 'Here both always turn over together. That is right for throws that differ in signs alone. A nudge has to grow until it is as large as the spin: is that the same time from wherever it starts?',
    value: () => 'together',
  },
  ...['first', 'second'].map((answer) => ({
    id: `always-${answer}`,
    says: `The answer is "${answer}" whatever is thrown. Hand in the two throws the other way round: what must become of the answer?`,
    value: () => answer,
  })),
];
