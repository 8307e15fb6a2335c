/** Whether a walk of many steps grows. */
import { derived, integerIn, oneOf, recordOf, total } from 'rigid-body-lab/course';
import type { Domain, Misconception } from 'rigid-body-lab/course';
import { guesses, word } from './words.js';

export const MOTIONS = ['fades', 'swings'] as const;
export const METHODS = ['Euler', 'Runge-Kutta'] as const;
export interface Walking {
  motion: (typeof MOTIONS)[number];
  method: (typeof METHODS)[number];
  step: number;
}
export const TRENDS = ['grows', 'shrinks', 'stays'] as const;
/** What one step multiplies by, as [real, imaginary]: 1 + z + … with z = -step, or with z = i step. */
function factorOf({ motion, method, step }: Walking): [number, number] {
  const terms = [1, step, step ** 2 / 2, step ** 3 / 6, step ** 4 / 24].slice(0, method === 'Euler' ? 2 : 5);
  if (motion === 'fades') return [total(terms.map((x, k) => (k % 2 ? -x : x))), 0];
  const [a, b, c = 0, d = 0, e = 0] = terms;
  return [a - c + e, b - d];
}
const trendBy =
  (size: (real: number, imaginary: number) => number) =>
  (input: Walking): string =>
    word(size(...factorOf(input)) - 1, TRENDS);
export const trend = trendBy((real, imaginary) => real * real + imaginary * imaginary);
/** Where Runge-Kutta keeps the size: 1 - z + z²/2 - z³/6 + z⁴/24 = 1, and |1 + iz - …| = 1 for the swing. */
const [FADES, SWINGS] = [2.785, Math.sqrt(8)];
/** No step is near a limit; one is on it. */
const STEPS = [0.5, 0.75, 1.25, 1.5, 1.75, 2, 2.25, 2.5, 3, 3.5, 4];
const WALKS: Walking[] = [
  ...MOTIONS.flatMap((motion) => METHODS.flatMap((method) => STEPS.map((step) => ({ motion, method, step })))),
  // Between the limits of Runge-Kutta for the two motions.
  { motion: 'fades', method: 'Runge-Kutta', step: 2.81 },
  { motion: 'swings', method: 'Runge-Kutta', step: 2.79 },
];
export const anyWalking: Domain<Walking> = derived(
  recordOf({ trend: oneOf(TRENDS), at: integerIn(0, 44) }),
  ({ trend: wanted, at }) => {
    const fits = WALKS.filter((walk) => trend(walk) === wanted);
    return { ...fits[at % fits.length] };
  },
);
export const WALK_COUNT = WALKS.length;
const truth = ({ motion }: Walking): string => (motion === 'fades' ? 'shrinks' : 'stays');
const upTo =
  (limit: number) =>
  ({ step }: Walking): string =>
    word(step - limit, TRENDS);
/** Another answer for some walks, by the first letter of method or motion; for the others it is right. */
const where =
  (letters: string, value: (input: Walking) => string) =>
  (input: Walking): string =>
    Array.from(letters).every((letter) => input.method.startsWith(letter) || input.motion.startsWith(letter))
      ? value(input)
      : trend(input);
export const ofWalking: readonly Misconception<Walking>[] = [
  {
    id: 'computed-as-it-is',
    says: 'You describe the motion itself, which a walk of tiny steps follows for a while. The question is about what is computed: multiply by the factor of one step, again and again.',
    value: truth,
  },
  {
    id: 'a-better-method-takes-any-step',
    says: 'You trust Runge-Kutta with any step. A method of higher order is better for small steps; with large ones its polynomial grows as any polynomial does. What is 1 - z + z²/2 - z³/6 + z⁴/24 at z = 3?',
    value: where('R', truth),
  },
  {
    id: 'runge-kutta-never-grows',
    says: 'You let Runge-Kutta shrink the state whatever the step. It does for small steps. At step 4 the largest term is z⁴/24, more than 10: what becomes of the sum?',
    value: where('R', () => 'shrinks'),
  },
  {
    id: 'runge-kutta-keeps-the-energy',
    says: 'You let Runge-Kutta keep the size of a swing. It nearly does, for small steps: the squared size changes by -z⁶/72 in each, which is little and never stops. What is left of it after many steps?',
    value: where('Rs', (input) => (trend(input) === 'shrinks' ? 'stays' : trend(input))),
  },
  {
    id: 'one-limit-for-all',
    says: 'You use the limit 2 for every walk. It is the limit of Euler for a motion that fades. Which factor does one step of the other method have, or one step of a swing?',
    value: upTo(2),
  },
  ...[1, 2].map((limit) => ({
    id: 'small-steps-tame-euler',
    says: 'You let a small Euler step keep a swing from growing. It goes along the tangent of a circle, and the tangent never comes back to the circle: how far from the centre does it end?',
    value: where('Es', upTo(limit)),
  })),
  {
    id: 'changing-sign-is-growing',
    says: 'You let the fading Euler walk grow as soon as it jumps past zero, beyond a step of 1. The factor 1 - z is then negative, so the signs alternate. But is it larger than 1 in size?',
    value: where('Ef', upTo(1)),
  },
  ...['shrinks', 'grows'].map((at) => ({
    id: 'the-limit-itself',
    says: 'At the limit itself your answer is another one. There the factor of a step is -1: what do you get after two such steps?',
    value: (input: Walking) => (trend(input) === 'stays' ? at : trend(input)),
  })),
  {
    id: 'limit-of-fading-for-swings',
    says: 'For Runge-Kutta you use one limit, 2.785, for both motions. It is that of a motion that fades. For a swing the squared size is multiplied by 1 - z⁶/72 + z⁸/576 in each step: at which z is that 1?',
    value: where('R', upTo(FADES)),
  },
  {
    id: 'limit-of-swings-for-fading',
    says: 'For Runge-Kutta you use one limit, √8, for both motions. It is that of a swing. For a motion that fades the factor of a step is 1 - z + z²/2 - z³/6 + z⁴/24: at which z is that 1?',
    value: where('R', upTo(SWINGS)),
  },
  {
    id: 'limits-of-runge-kutta-exchanged',
    says: 'For Runge-Kutta the two limits are exchanged. The smaller one belongs to the motion that fades. Put z = 2.8 into the factors of both motions: which of them is more than 1?',
    value: where('R', (input) => upTo(input.motion === 'fades' ? SWINGS : FADES)(input)),
  },
  {
    id: 'less-than-one-is-small',
    says: 'You let the fading Euler walk shrink whatever the step. Its factor 1 - z is less than 1 for every step. What does a factor of -2 do to the size?',
    value: where('Ef', () => 'shrinks'),
  },
  {
    id: 'euler-keeps-a-swing',
    says: 'You let Euler keep the size of a swing. The motion does, Euler does not: each step goes along the tangent of a circle. How far from the centre does it end?',
    value: where('Es', () => 'stays'),
  },
  {
    id: 'a-swing-always-grows',
    says: 'You let every computed swing grow. That is so for Euler. The squared size after one Runge-Kutta step is 1 - z⁶/72 + z⁸/576: is that more than 1 for small steps?',
    value: where('s', () => 'grows'),
  },
  ...['s', 'Rs'].map((which) => ({
    id: 'real-part-alone',
    says: 'For a swing you look at the real part of the factor alone. That is enough if z is real, as for a motion that fades. One step turns the swing as well: how long is the arrow from 0 to a complex number?',
    value: where(
      which,
      trendBy((real) => Math.abs(real)),
    ),
  })),
  {
    id: 'as-euler-does',
    says: 'You let Runge-Kutta do what Euler does. Its factor has three terms more: what are they for this motion?',
    value: (input) => trend({ ...input, method: 'Euler' }),
  },
  ...guesses(
    TRENDS,
    'Small steps and large ones differ, and the two methods do. What does one step multiply the size by?',
  ),
];
