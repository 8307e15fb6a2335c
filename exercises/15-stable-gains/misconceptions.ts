/** Wrong formulas of task 1, with the words for the student, and how those of the other tasks are written. */
import { total } from 'rigid-body-lab/course';
import type { Misconception } from 'rigid-body-lab/course';
import { changeAt, changeOf, factorOf, seriesOf } from './inputs.js';
import type { EulerRun, Step } from './inputs.js';

export const known =
  <I>() =>
  (id: string, says: string, value: (input: I) => unknown, credit = 0): Misconception<I> => ({
    id,
    says,
    value,
    credit,
  });

/** One answer whatever is asked, for those that no idea stands behind. */
export const constant = <I>(answers: readonly unknown[], says: string): Misconception<I>[] =>
  answers.map((answer) => ({ id: 'one-answer-for-all', says, value: () => answer, credit: 0 }));

const factor = known<Step>();
const terms = (z: number, order: number, term: (power: number, n: number) => number): number =>
  total(Array.from({ length: order + 1 }, (_, n) => term(z ** n, n)));
const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));
const z = ({ stepSize, gain }: Step): number => -stepSize * gain;

/** The series with another number as one of its coefficients. */
const mistyped = (at: number, over: number): Misconception<Step> =>
  factor(
    'wrong-coefficient',
    `The power ${at} of z is divided by ${over} here. Multiply the whole numbers from 1 to ${at} for its divisor.`,
    (input) => terms(z(input), input.order, (power, n) => power / (n === at ? over : factorial(n))),
  );

export const factorMistakes: Misconception<Step>[] = [
  factor(
    'feedback-pushes-away',
    'This is the factor for z = +τk: the deviation grows, as if the feedback pushed away from the constraint. Which sign has its rate, if it is to die out?',
    (input) => seriesOf(input.order, -z(input)),
  ),
  factor(
    'exact-decay',
    'This is the factor of the exact motion, for which no method is needed. A method knows only the first terms of that series. How many does an order p give?',
    (input) => Math.exp(z(input)),
  ),
  factor(
    'first-order-for-all',
    'This is 1 - τk whatever the order: the factor of Euler. A method of a higher order has more terms. Which ones?',
    (input) => 1 + z(input),
  ),
  factor(
    'no-factorials',
    'The power number n is divided by n here. In the series of the exponential it is divided by n!, that is 1, 2, 6 and 24. Try order 3.',
    (input) => terms(z(input), input.order, (power, n) => power / Math.max(1, n)),
  ),
  factor(
    'powers-not-divided',
    'The powers of z are added as they are. Each is divided by n!: think of how the exponential begins.',
    (input) => terms(z(input), input.order, (power) => power),
  ),
  factor(
    'halved-each-time',
    'The coefficients are halved from term to term here: 1/2, 1/4, 1/8. They are one over 2, 6 and 24: each is divided by the number of its own power. Try order 3.',
    (input) => terms(z(input), input.order, (power, n) => (n === 0 ? 1 : power / 2 ** (n - 1))),
  ),
  factor(
    'all-minus',
    'All terms after the first are subtracted. z is negative, so its even powers are positive. What is the sign of the square of z?',
    (input) => terms(z(input), input.order, (power, n) => (n === 0 ? 1 : -Math.abs(power) / factorial(n))),
  ),
  factor(
    'factorial-one-late',
    'Each power is divided by the factorial of one less: z² by 1, z³ by 2, z⁴ by 6. In a loop that carries the term along: is it divided before it is added, or after?',
    (input) => terms(z(input), input.order, (power, n) => power / factorial(Math.max(0, n - 1))),
  ),
  factor(
    'divided-by-the-order',
    'From term to term this divides by the order of the method. The divisor grows with the power instead: by which number is the term of z³ smaller than that of z², apart from z?',
    (input) => terms(z(input), input.order, (power, n) => power / input.order ** n),
  ),
  factor(
    'one-term-too-few',
    'The last term is missing: the series goes up to the power that is the order, and that power counts as well. Count the terms for Euler: there are two.',
    (input) => seriesOf(input.order - 1, z(input)),
  ),
  factor(
    'one-term-too-many',
    'There is one term too many: the highest power is the order. Count the terms for Euler: there are two.',
    (input) => seriesOf(input.order + 1, z(input)),
  ),
  factor(
    'only-the-last-power',
    'Only 1 and the last term are here. A method of order p has all powers of z up to p. What would be left of a third-order method for a small step?',
    (input) => 1 + terms(z(input), input.order, (power, n) => (n === input.order ? power / factorial(n) : 0)),
  ),
  factor(
    'euler-steps-in-a-row',
    'This is the factor of as many whole Euler steps as the order says. A method of order p takes one step, in which it computes p slopes. Write out order 2 and compare.',
    (input) => (1 + z(input)) ** input.order,
  ),
  factor(
    'euler-in-small-steps',
    'This is Euler with the step cut into as many parts as the order says. Its terms after the second are not those of the exponential. Compare the squares of z for order 2.',
    (input) => (1 + z(input) / input.order) ** input.order,
  ),
  factor(
    'change-only',
    'This is the change, as a part of the deviation. What the deviation is multiplied by is one more: with a gain of 0 it stays as it is.',
    (input) => factorOf(input) - 1,
  ),
  factor(
    'step-forgotten',
    'Only the gain is here, not the step: z is taken as -k. How long is the feedback at work in one step? Give the product a unit to see it.',
    (input) => seriesOf(input.order, -input.gain),
  ),
  factor(
    'gain-divided-by-step',
    'z is taken as a quotient of step and gain. The step is in s and the gain in 1/s: which of product and quotient has no unit?',
    (input) => seriesOf(input.order, -input.gain / input.stepSize),
  ),
  factor(
    'size-only',
    'This is the size of the factor. Its sign is asked for, too: negative means that the deviation changes sides with every step. Only where stability is judged the size is enough.',
    (input) => Math.abs(factorOf(input)),
  ),
  factor(
    'signs-alternate-from-minus',
    'The number 1 at the start is subtracted: all signs are the other way round. With a gain of 0 the deviation stays as it is, so what must the factor be there?',
    (input) => -factorOf(input),
  ),
  ...[1, 4, -2].map((over) => mistyped(2, over)),
  ...[1, 2, 3, 4, 5, 8, 9, 12, 24, -6].map((over) => mistyped(3, over)),
  ...[1, 4, 6, 8, 10, 12, 16, 20, 25, 32, 36, 48, 120, -24].map((over) => mistyped(4, over)),
];

const change = known<EulerRun>();
export const changeMistakes: Misconception<EulerRun>[] = [
  change(
    'more-gain',
    'More gain is always better here. That holds for the exact motion, and for a step so short that τk stays below 1. A step works with the velocity of its start all the way: what happens if that carries it past zero?',
    () => 'faster',
  ),
  change(
    'overshoot-is-growth',
    'Every step that passes zero counts as growing here. A deviation that changes its sign can still be smaller than before. Take τk = 1.5: what is left, and on which side?',
    changeAt(1, 1),
  ),
  change(
    'faster-until-it-grows',
    'Up to the gain at which it grows, more is always faster here. There is a gain at which Euler is done in one single step. What can more than that still improve?',
    changeAt(2, 2),
  ),
  change(
    'never-grows',
    'No gain is too strong here. Passing zero a little is harmless, but at τk = 3 the step goes from 1 to -2. What does the next one do?',
    changeAt(1, Infinity),
  ),
  change(
    'half-the-gain',
    'It changes at half of the right gains here. Halving the deviation in a step is not the best that Euler can do. At which gain does one step end exactly at zero?',
    changeAt(0.5, 1),
  ),
  change(
    'slower-and-faster-exchanged',
    'Faster and slower are exchanged. With hardly any gain nothing dies out at all, so a little more must help there.',
    (run) => ({ faster: 'slower', slower: 'faster', grows: 'grows' })[changeOf(run)],
  ),
  change(
    'borders-of-one-millisecond',
    'The gain alone decides here, with borders at 1000 and 2000 per second. They belong to a step of 1 ms. How long is the step in this run?',
    ({ gain }) => changeAt(1, 2)({ stepSize: 1e-3, gain }),
  ),
  ...[
    [1, 2.785],
    [1.596, 2.785],
    [1, 2.513],
    [1.596, 2.513],
    [1.596, 2],
  ].map(([slower, grows]) =>
    change(
      'borders-of-another-method',
      `Here it changes at the products ${slower} and ${grows}. These are not the borders of Euler, with whose 1 - τk this run is computed. Where is its size least, and where is it 1 again?`,
      changeAt(slower, grows),
    ),
  ),
  ...[
    [0.5, 2],
    [0.5, 1],
    [1.5, 2],
  ].map(([slower, grows]) =>
    change(
      'least-at-another-place',
      `Here more gain is said to slow the run down from the product ${slower} on. The run is fastest where a step leaves least of the deviation: at which product does 1 - τk leave nothing?`,
      changeAt(slower, grows),
    ),
  ),
  ...constant<EulerRun>(
    ['slower', 'grows'],
    'All runs get one answer here. With hardly any gain more of it helps; with a very strong one nothing dies out. What is the product of step and gain in this run?',
  ),
];
