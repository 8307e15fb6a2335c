/** Wrong formulas of tasks 1 and 2, with the words for the student. */
import type { Misconception } from 'rigid-body-lab/course';
import { directionOf, rateOf, timeOf, winner } from './inputs.js';
import type { Arrow, Motion, Race, Spin, Throw } from './inputs.js';

// ---- task 1 ----

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
    says: 'A throw the other way round counts as a slower one here. Turn the body round, or look at it in a mirror: does the time of its flip change? Compare sizes.',
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

// ---- task 2 ----

/** The statement's p² around each axis, and r², as functions of the motion. */
function squares({ moments: [I1, I2, I3], omega: [w1, w2, w3] }: Motion): {
  third: number;
  first: number;
  r: number;
  side: number;
} {
  const product = I1 * I2 * I3;
  const side = I3 * (I3 - I2) * w3 ** 2 - I1 * (I2 - I1) * w1 ** 2;
  return {
    third: ((I3 - I2) * (I2 * (I2 - I1) * w2 ** 2 + I3 * (I3 - I1) * w3 ** 2)) / product,
    first: ((I2 - I1) * (I1 * (I3 - I1) * w1 ** 2 + I2 * (I3 - I2) * w2 ** 2)) / product,
    r: ((I3 - I1) * Math.abs(side)) / product,
    side,
  };
}

function agm(a: number, b: number): number {
  for (let round = 0; round < 40; round++) [a, b] = [(a + b) / 2, Math.sqrt(a * b)];
  return a;
}

/** A time made of p² and r². */
const time = (id: string, says: string, of: (p2: number, r2: number) => number): Misconception<Motion> => ({
  id,
  says,
  value: (input) => {
    const { third, first, r } = squares(input);
    return of(Math.max(third, first), r);
  },
});

export const timeMistakes: Misconception<Motion>[] = [
  {
    id: 'half-of-the-time',
    says: 'This is half of the time: from a zero of ω2 to its largest value. Asked is the time from one zero to the next.',
    value: (input) => timeOf(input) / 2,
  },
  {
    id: 'there-and-back',
    says: 'This is twice the time: over and back again, a whole period of ω2. Asked is the time from one zero to the next.',
    value: (input) => 2 * timeOf(input),
  },
  ...(['third', 'first'] as const).map((name) => ({
    id: `always-around-the-${name}`,
    says: `p is always that of a motion around the ${name} axis. It is right for those; for the others the other square is the larger one. Which of the two is p² for the motion that is shown?`,
    value: (input: Motion) => {
      const all = squares(input);
      return Math.PI / agm(Math.sqrt(all[name]), Math.sqrt(all.r));
    },
  })),
  {
    id: 'smaller-square',
    says: 'p² is the smaller of the two squares here. It is the larger one, so that r is never larger than p. Which of your two is larger?',
    value: (input) => {
      const { third, first, r } = squares(input);
      return Math.PI / agm(Math.sqrt(Math.min(third, first)), Math.sqrt(r));
    },
  },
  time(
    'roots-forgotten',
    'The mean is taken of p² and r². Take the roots first: p and r are rates, in 1/s.',
    (p2, r2) => Math.PI / agm(p2, r2),
  ),
  time(
    'nudge-makes-no-difference',
    'This is π/p. It is right for a motion close to the first or the third axis, where r is nearly p. Beside the middle axis r is small, and the smaller the nudge the longer it takes.',
    (p2) => Math.PI / Math.sqrt(p2),
  ),
  time(
    'mean-once',
    'The mean of p and r is the plain one, (p + r)/2. It would do if p and r were nearly equal. The stub has the mean that goes on until both agree.',
    (p2, r2) => (2 * Math.PI) / (Math.sqrt(p2) + Math.sqrt(r2)),
  ),
  time(
    'modulus-for-its-complement',
    'The mean is taken of p and the root of p² - r². Where r is small, at the edge between the two kinds of motion, the time must become long. Does it do so here?',
    (p2, r2) => Math.PI / agm(Math.sqrt(p2), Math.sqrt(p2 - r2)),
  ),
  {
    id: 'terms-added',
    says: 'The two terms of L² - 2 T I2 are added. In the sum over the axes I1 - I2 is negative: with one sign for both there would be no edge between the two kinds of motion.',
    value: (input) => {
      const { third, first } = squares(input);
      const {
        moments: [I1, I2, I3],
        omega: [w1, , w3],
      } = input;
      const added = I3 * (I3 - I2) * w3 ** 2 + I1 * (I2 - I1) * w1 ** 2;
      return Math.PI / agm(Math.sqrt(Math.max(third, first)), Math.sqrt(((I3 - I1) * added) / (I1 * I2 * I3)));
    },
  },
  {
    id: 'side-not-absolute',
    says: 'For a motion around the first axis L² is smaller than 2 T I2, and the root of a negative number is NaN. The statement takes the size of that difference.',
    value: (input) => {
      const { third, first, r, side } = squares(input);
      return Math.PI / agm(Math.sqrt(Math.max(third, first)), Math.sqrt(Math.sign(side) * r));
    },
  },
  {
    id: 'outer-factor-missing',
    says: 'r² lacks the factor I3 - I1. Then p² and r² have different units. Which ones?',
    value: (input) => {
      const { third, first, r } = squares(input);
      const [I1, , I3] = input.moments;
      return Math.PI / agm(Math.sqrt(Math.max(third, first)), Math.sqrt(r / (I3 - I1)));
    },
  },
];

const byQuarters = (halfFlips: number): string => directionOf({ arrow: 'axis', seenFrom: 'world', halfFlips });

export const arrowMistakes: Misconception<Arrow>[] = [
  {
    id: 'momentum-turns',
    says: 'Here L turns over in the world together with the body. No torque acts, so in the world L keeps its direction. It is the body that turns, with its axes: who sits in the body sees L turn.',
    value: ({ arrow, seenFrom, halfFlips }) =>
      arrow === 'axis' && seenFrom === 'body' ? 'along' : byQuarters(halfFlips),
  },
  {
    id: 'frames-exchanged',
    says: 'World and body are exchanged. An axis of the body is at rest for who sits in the body, and L is at rest in the world. Which of the two does the observer that is shown belong to?',
    value: ({ arrow, seenFrom, halfFlips }) =>
      (arrow === 'momentum') === (seenFrom === 'world') ? byQuarters(halfFlips) : 'along',
  },
  {
    id: 'momentum-rests-everywhere',
    says: 'L keeps its direction here for everybody. That is right in the world. Who turns over with the body sees what rests in the world turn over the other way.',
    value: ({ arrow, seenFrom, halfFlips }) =>
      arrow === 'axis' && seenFrom === 'world' ? byQuarters(halfFlips) : 'along',
  },
  {
    id: 'axis-turns-for-all',
    says: 'The painted arrow turns over here also for the observer in the body. It does in the world. Who sits in the body and turns along sees it at the same place all the time, like the nose of a car from the driver’s seat.',
    value: ({ arrow, seenFrom, halfFlips }) =>
      arrow === 'momentum' && seenFrom === 'world' ? 'along' : byQuarters(halfFlips),
  },
  {
    id: 'whole-flips-counted',
    says: 'Half flips are counted as whole ones. After one half flip ω2 is zero and the body is on its way, with its middle axis across L; after two it has turned over.',
    value: (input) => directionOf({ ...input, halfFlips: 2 * input.halfFlips }),
  },
  {
    id: 'no-way-back',
    says: 'Once turned over, the body stays so here. With friction inside a body does end in one place. Without friction it turns over again and again: where is it after two whole flips?',
    value: (input) => (directionOf(input) === 'along' && input.halfFlips > 0 ? lookAgain(input) : directionOf(input)),
  },
  ...['along', 'across', 'against'].map((answer) => ({
    id: `always-${answer}`,
    says: `The answer is "${answer}" for every arrow, observer and number of flips. Which of the two arrows rests in the world, and which in the body? And what do flips do to the other?`,
    value: () => answer,
  })),
];

/** Against, where the arrow turns at all. */
function lookAgain({ arrow, seenFrom }: Arrow): string {
  return directionOf({ arrow, seenFrom, halfFlips: 2 });
}
