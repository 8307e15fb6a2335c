/** Wrong formulas of task 2, with the words for the student. */
import type { Misconception } from 'rigid-body-lab/course';
import { timeOf } from './inputs.js';
import type { Motion, Vec3 } from './inputs.js';

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
    'one-root-forgotten',
    'The mean is taken of p² and r. Both must be rates, in 1/s: of which of the two is the root missing?',
    (p2, r2) => Math.PI / agm(p2, Math.sqrt(r2)),
  ),
  time(
    'one-root-forgotten',
    'The mean is taken of p and r². Both must be rates, in 1/s: of which of the two is the root missing?',
    (p2, r2) => Math.PI / agm(Math.sqrt(p2), r2),
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

type Decide = (moments: Vec3, omega: Vec3) => [first: number, third: number];
/** What decides between A and B instead of the sign of L² - 2 T I2. */
const WRONG_EDGES: Decide[] = [
  (_moments, [w1, , w3]) => [w1 ** 2, w3 ** 2],
  ([I1, , I3], [w1, , w3]) => [(I1 * w1) ** 2, (I3 * w3) ** 2],
  ([I1, , I3], [w1, , w3]) => [I1 * w1 ** 2, I3 * w3 ** 2],
  ([I1, I2, I3], [w1, , w3]) => [(I2 - I1) * w1 ** 2, (I3 - I2) * w3 ** 2],
];
type Product = (moments: Vec3, omega: Vec3) => number;
const sum =
  (part: (I: number, w: number) => number): Product =>
  ([I1, I2, I3], [w1, w2, w3]) =>
    part(I1, w1) + part(I2, w2) + part(I3, w3);
const MOMENTA: Product[] = [
  sum((I, w) => (I * w) ** 2),
  sum((I, w) => I ** 2 * w ** 2),
  sum((I, w) => I * I * w * w),
  (moments, omega) => Math.hypot(...moments.map((I, k) => I * omega[k])) ** 2,
];
const ENERGIES: Product[] = [sum((I, w) => I * w ** 2), sum((I, w) => I * w * w)];

/** Mistakes of the edge between the two kinds of motion, and of r. */
export const edgeMistakes: Misconception<Motion>[] = [
  ...WRONG_EDGES.map((decide) => ({
    id: 'larger-part-decides',
    says: 'For some motions the wrong one of A and B is taken for p²: the larger of ω1 and ω3, or of their momenta or energies, decides. The edge between the two kinds of motion is where L² = 2 T I2, and p² is the larger of A and B.',
    value: (input: Motion) => {
      const { third, first, r } = squares(input);
      const [around1, around3] = decide(input.moments, input.omega);
      return Math.PI / agm(Math.sqrt(around3 > around1 ? third : first), Math.sqrt(r));
    },
  })),
  ...MOMENTA.flatMap((momentum) =>
    ENERGIES.flatMap((energy) =>
      [true, false].map((bySign) => ({
        id: 'digits-lost-in-a-difference',
        says: 'For tiny ω1 and ω3 the time is far off. L² and 2 T I2 are computed each by itself, and agree there in nearly all digits that a number has: their difference is what rounding left. Subtract the moments first.',
        value: ({ moments, omega }: Motion) => {
          const { third, first } = squares({ moments, omega });
          const [I1, I2, I3] = moments;
          const side = momentum(moments, omega) - energy(moments, omega) * I2;
          const p2 = bySign ? (side > 0 ? third : first) : Math.max(third, first);
          return Math.PI / agm(Math.sqrt(p2), Math.sqrt(((I3 - I1) * Math.abs(side)) / (I1 * I2 * I3)));
        },
      })),
    ),
  ),
  {
    id: 'product-missing-in-r',
    says: 'r² is not divided by the product of the moments. A and B are: with all moments twice as large, r would be another part of p, and the motion is the same.',
    value: (input) => {
      const { third, first, r } = squares(input);
      const [I1, I2, I3] = input.moments;
      return Math.PI / agm(Math.sqrt(Math.max(third, first)), Math.sqrt(r * I1 * I2 * I3));
    },
  },
  time(
    'root-after-the-mean',
    'The mean is taken of p² and r², and the root of it afterwards. The mean of squares is not the square of the mean. Take the roots first: the mean is that of p and r.',
    (p2, r2) => Math.PI / Math.sqrt(agm(p2, r2)),
  ),
  time(
    'mean-once',
    'The mean of p and r is the plain geometric one, the root of their product. It would do if p and r were nearly equal. The stub has the mean that goes on until both agree.',
    (p2, r2) => Math.PI / Math.sqrt(Math.sqrt(p2) * Math.sqrt(r2)),
  ),
  ...[0, 2].map((j) => ({
    id: 'another-axis-in-r',
    says: 'In r the moment of another axis than the middle one is taken. r is 0 at the edge between the two kinds of motion, where L² = 2 T I2. With another axis it is never small beside the middle one: how long does a tiny nudge then take?',
    value: (input: Motion) => {
      const { third, first } = squares(input);
      const { moments, omega } = input;
      const [I1, I2, I3] = moments;
      const side = sum((I, w) => I * (I - moments[j]) * w ** 2)(moments, omega);
      return Math.PI / agm(Math.sqrt(Math.max(third, first)), Math.sqrt(((I3 - I1) * Math.abs(side)) / (I1 * I2 * I3)));
    },
  })),
];
