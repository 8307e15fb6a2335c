import { total } from 'rigid-body-lab/course';
import type { Misconception } from 'rigid-body-lab/course';
import {
  addedBy,
  changeAt,
  changeOf,
  factorOf,
  halvedOf,
  landingOf,
  larger,
  leftBy,
  limitOf,
  orderOf,
  over,
  productsFor,
  boundOf,
  rangeOf,
  seriesOf,
  sideOf,
} from './inputs.js';
import type { Bent, Demand, EulerRun, Halved, Pair, Promise, Rail, Range, Step } from './inputs.js';

const known =
  <I>() =>
  (id: string, says: string, value: (input: I) => unknown, credit = 0): Misconception<I> => ({
    id,
    says,
    value,
    credit,
  });

/** One answer whatever is asked, for those that no idea stands behind. */
const constant = <I>(answers: readonly unknown[], says: string): Misconception<I>[] =>
  answers.map((answer) => ({ id: 'one-answer-for-all', says, value: () => answer, credit: 0 }));

// ---- task 1 ----

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
  ...constant<EulerRun>(
    ['slower', 'grows'],
    'All runs get one answer here. With hardly any gain more of it helps; with a very strong one nothing dies out. What is the product of step and gain in this run?',
  ),
];

// ---- task 2 ----

const range = known<Demand>();
const rangeAt = ({ method: { coefficients }, stepSize }: Demand, alpha: number): Range =>
  over(productsFor(coefficients.length - 1, alpha), stepSize);
/** The right range, with other ends where there is one. */
const ends =
  (change: (right: [number, number], demand: Demand) => Range) =>
  (demand: Demand): Range => {
    const right = rangeOf(demand);
    return right && change(right, demand);
  };

export const rangeMistakes: Misconception<Demand>[] = [
  range(
    'never-empty',
    'There is always a range here. The factor of a method may never become as small as alpha: midpoint at best halves a deviation in one step. Then no gain does it.',
    (demand) => rangeOf(demand) ?? [demand.method.best / demand.stepSize, demand.method.best / demand.stepSize],
  ),
  range(
    'euler-for-all',
    'These are the gains for Euler, whatever the method. They follow from 1 - τk; the other methods have longer polynomials. What are the coefficients for?',
    ({ stepSize, alpha }) => [(1 - alpha) / stepSize, (1 + alpha) / stepSize],
  ),
  range(
    'euler-for-all',
    'Where there is a range, these are the gains for Euler, whatever the method. They follow from 1 - τk; the other methods have longer polynomials. What are the coefficients for?',
    ends((_, { stepSize, alpha }) => [(1 - alpha) / stepSize, (1 + alpha) / stepSize]),
  ),
  range(
    'product-not-gain',
    'These are the products of step and gain at the two ends. The gain is asked for, in 1/s: what does a product of 1 mean for a step of 1 ms?',
    ends((right, { stepSize }) => [right[0] * stepSize, right[1] * stepSize]),
  ),
  range(
    'times-the-step',
    'The products at the two ends are multiplied by the step. A shorter step allows more gain, not less. Which unit must come out?',
    ends((right, { stepSize }) => [right[0] * stepSize * stepSize, right[1] * stepSize * stepSize]),
  ),
  range(
    'stable-above',
    'The upper end is that of alpha = 1: there a deviation only does not grow. Each step is to leave alpha of it or less. Does your upper end depend on alpha?',
    ends((right, demand) => [right[0], rangeAt(demand, 1)![1]]),
  ),
  range(
    'stable-is-enough',
    'These are the ends for alpha = 1: there a deviation only does not grow. Each step is to leave alpha of it or less. Which end must move if you ask for more?',
    (demand) => rangeAt(demand, 1),
  ),
  range(
    'weak-feedback-allowed',
    'The lower end is 0 here. With hardly any gain a step leaves nearly all of the deviation, and that is more than alpha of it.',
    ends((right) => [0, right[1]]),
  ),
  range(
    'exact-decay-below',
    'The lower end is that of the exact motion, which shrinks by exp(-τk). The machine is moved by the method: ask for its own factor. The two agree only for small products.',
    ends((right, { stepSize, alpha }) => [-Math.log(alpha) / stepSize, right[1]]),
  ),
  range(
    'as-far-on-both-sides',
    'The upper end lies as far above the best gain as the lower one lies below. That holds for Euler and midpoint, whose curves are symmetric. Find the upper end by itself.',
    ends((right, { method: { best }, stepSize }) => [right[0], (2 * best) / stepSize - right[0]]),
  ),
  range(
    'negative-is-small',
    'Any negative factor counts as small here. At -2 each step throws the machine to the other side and twice as far: the size of the factor is what counts.',
    ends((right, { method: { coefficients }, stepSize }) => [
      right[0],
      coefficients.length % 2 === 0 ? 3 / stepSize : right[1],
    ]),
  ),
  range(
    'must-stay-positive',
    'The range ends where the factor is zero: as if a negative one were forbidden. It changes the sign of the deviation and may still shrink it. Take a factor of -0.1.',
    ends((right, { method: { best, coefficients }, stepSize }) => [
      right[0],
      coefficients.length % 2 === 0 ? best / stepSize : right[1],
    ]),
  ),
  range(
    'shrinks-by-alpha',
    'Here each step takes away alpha of the deviation, and leaves the rest. Each step is to leave alpha or less: with 0.9 that is a weak demand, not a strong one.',
    (demand) => rangeAt(demand, 1 - demand.alpha),
  ),
  range(
    'factor-squared',
    'This is the range in which the square of the factor is at most alpha: two steps were allowed. Compare the size of the factor itself with alpha.',
    (demand) => (rangeOf(demand) ? rangeAt(demand, Math.sqrt(demand.alpha)) : null),
  ),
  range(
    'only-the-best',
    'Both ends are the best gain. It is one of the gains that are asked for; go from there to both sides until the size of the factor is alpha.',
    ends((_, { method: { best }, stepSize }) => [best / stepSize, best / stepSize]),
  ),
  range(
    'empty-list-for-null',
    'An empty list is returned where no gain does it. There is nothing wrong with the thought, but the statement asks for null.',
    (demand) => rangeOf(demand) ?? [],
  ),
  range(
    'inside-and-outside-exchanged',
    'The search is told the wrong way round which of its two places is inside. At inside the factor must be smaller than alpha: that is the best place, not 0 or 3.',
    ends((_, { method: { coefficients, best }, stepSize, alpha }) => {
      const small = (x: number): boolean => Math.abs(seriesOf(coefficients.length - 1, -x)) <= alpha;
      return [small(best / 2) ? best / stepSize : 0, small((best + 3) / 2) ? best / stepSize : 3 / stepSize];
    }),
  ),
  range(
    'ends-exchanged',
    'The two gains are right, but in the other order. The lowest comes first.',
    ends((right) => [right[1], right[0]]),
  ),
  range(
    'one-end-twice',
    'The lower end stands at both places. Is that a line that was copied and not changed? The upper end lies between the best place and 3.',
    ends((right) => [right[0], right[0]]),
  ),
  range(
    'always-empty',
    'Midpoint and RK4 are said to have no range whatever alpha is. Their factor is never zero, but it need not be: compare its least size with alpha.',
    (demand) => (orderOf(demand) % 2 === 0 ? null : rangeOf(demand)),
  ),
];

const pair = known<Pair>();
export const pairMistakes: Misconception<Pair>[] = [
  pair(
    'better-is-stable',
    'The method of higher order wins here, whatever the steps are, and the shorter step decides only between equal orders. A higher order means a smaller error. How much further does its curve stay below 1? Not even half as far again.',
    ({ first, second }) =>
      first.order === second.order
        ? larger((run) => -run.stepSize)({ first, second })
        : larger((run) => run.order)({ first, second }),
  ),
  pair(
    'order-alone',
    'The method of higher order wins here, and equal orders are the same. A higher order means a smaller error. How much further does its curve stay below 1, and what does the step do to the gain there?',
    larger((run) => run.order),
  ),
  pair(
    'only-the-step',
    'Only the step decides here, as if all methods had the same limit. That is so for Euler and midpoint. At which products do the curves of the other two leave the range below 1?',
    larger((run) => -run.stepSize),
  ),
  pair(
    'longer-step-wins',
    'The run with the longer step wins here. In a longer step the same gain goes further past zero. What stays fixed is the product of the two.',
    larger((run) => run.stepSize),
  ),
  pair(
    'limit-times-step',
    'The limit of the method was multiplied by its step here. The product of step and gain is what has a limit: how large may the gain be if the step is short?',
    larger((run) => limitOf(run) * run.stepSize * run.stepSize),
  ),
  pair(
    'limit-without-step',
    'The limits of the methods are compared as they are here. They are limits of the product of step and gain: what do two runs of the same method with different steps bear?',
    larger(({ order }) => limitOf({ order, stepSize: 1 })),
  ),
  pair(
    'limit-grows-with-order',
    'The limit of a method is taken to grow in proportion to its order. Read the picture: RK4 has four times as many slopes as Euler, and not even one and a half times the limit.',
    larger((run) => run.order / run.stepSize),
  ),
  pair(
    'counts-the-work',
    'The gain is shared out among the slopes of a step here. That compares runs that cost the same; the question is about the gain, whatever a step costs.',
    larger((run) => limitOf(run) / run.order),
  ),
  pair(
    'first-and-second-exchanged',
    'First and second are exchanged: this is the run that fails at the smaller gain.',
    larger((run) => -limitOf(run)),
  ),
  pair(
    'gain-has-no-limit-of-its-own',
    'All runs bear the same gain here, as if the limit belonged to the feedback. It belongs to the product of step and gain, and to the method.',
    () => 'same',
  ),
  ...constant<Pair>(
    ['first', 'second'],
    'All pairs get one answer here. Exchange the two runs: which answer must come out then?',
  ),
];

// ---- task 3 ----

const added = known<Bent>();
const sumOf = (list: number[], other: number[]): number => total(list.map((x, i) => x * other[i]));
export const addedMistakes: Misconception<Bent>[] = [
  added(
    'half-missing',
    'This is τ² f⁽²⁾, twice what the step adds. Where does a Taylor series bring in a half? Throw a stone: g t² is twice the fall.',
    (bent) => 2 * addedBy(bent),
    0.5,
  ),
  added(
    'derivative-itself',
    'This is the second derivative, in m/s². What it adds to the deviation grows with the square of the time: which factor is missing?',
    (bent) => (2 * addedBy(bent)) / bent.stepSize ** 2,
  ),
  added(
    'step-not-squared',
    'The step comes in once here. A second derivative acts like an acceleration: half of the step, half of the step again, so a quarter. Check the unit: m/s² must become m.',
    (bent) => addedBy(bent) / bent.stepSize,
  ),
  added(
    'velocity-lost-in-the-middle',
    'The mixed term has lost its velocity, as in the printed formula (erratum P3). Each variable brings its velocity with it. Which unit has the term without it?',
    (bent) => addedBy(bent, { mixed: 0 }) + bent.stepSize ** 2 * total(bent.curvature.fyt),
  ),
  added(
    'mixed-once',
    'The mixed term counts once here. First the variable and then time, or first time and then the variable: both orders are there. Expand the square of a sum.',
    (bent) => addedBy(bent, { mixed: 0.5 }),
  ),
  added(
    'mixed-left-out',
    'The mixed term makes no difference here. It says how the slope of f changes with time while the variables move.',
    (bent) => addedBy(bent, { mixed: 0 }),
  ),
  added(
    'time-left-out',
    'The second derivative by time alone makes no difference here. A constraint that moves by itself leaves the tangent even if the variables rest.',
    (bent) => addedBy(bent, { time: 0 }),
  ),
  added(
    'constraint-at-rest',
    'Only the term with two velocities is here: right for a constraint that does not depend on time. This one may move.',
    (bent) => addedBy(bent, { mixed: 0, time: 0 }),
  ),
  added(
    'diagonal-only',
    'Only the diagonal of the matrix counts here. Two variables that move together bring in the entries beside it. Try v = [1, 1] with nothing on the diagonal.',
    (bent) => addedBy(bent, { product: 0 }),
  ),
  added(
    'one-triangle-only',
    'Each pair of variables counts once here. The matrix has two entries for a pair, one on each side of the diagonal, and both belong to the sum.',
    (bent) => addedBy(bent, { product: 0.5 }),
  ),
  added(
    'pairs-twice',
    'Each pair of variables counts twice as much as it should. The matrix has two entries for it already: a further factor of 2 is right only if you take one of them.',
    (bent) => addedBy(bent, { product: 2 }),
  ),
  added(
    'velocity-not-squared',
    'The matrix meets the velocities once here, and its rows are then simply added. The velocities stand on both of its sides: twice as fast means four times this term.',
    (bent) => {
      const rows = bent.curvature.fyy.map((row) => sumOf(row, bent.v));
      return (
        addedBy({ ...bent, curvature: { ...bent.curvature, fyy: bent.v.map(() => bent.v.map(() => 0)) } }) +
        (bent.stepSize ** 2 * total(rows)) / 2
      );
    },
  ),
];

const rail = known<Rail>();
const hill = ({ curvature, speed }: Rail): number => curvature * speed * speed;
export const railMistakes: Misconception<Rail>[] = [
  rail(
    'velocities-keep',
    'Right velocities keep the bead on its rail here. That holds at one instant, and in a step if nothing bends and nothing is accelerated. Where does a straight line go that touches a circle?',
    () => 'on',
  ),
  rail(
    'cuts-the-corner',
    'Hill and valley are exchanged for the bead, as if a step were a chord that ends on the curve. It is a tangent: it touches the curve where it starts. Draw one at the top of a hill.',
    (input) => sideOf(-hill(input) - input.railAcceleration),
  ),
  rail(
    'rail-velocity-counts',
    'Here the rail runs away from the bead, or into it, with its own velocity. The bead was given that velocity as well. It would count if the bead had been told of a rail at rest.',
    (input) => sideOf(hill(input) - input.railAcceleration - input.railVelocity),
  ),
  rail(
    'velocity-for-acceleration',
    'Here the velocity of the rail takes the place of its acceleration. The bead was given that velocity as well, for the whole step. What does the rail do that the bead is not told?',
    (input) => sideOf(hill(input) - input.railVelocity),
  ),
  rail(
    'acceleration-forgotten',
    'Only the shape of the rail counts here. It would be enough for a rail that is not accelerated. The velocity is that of the start: what has the rail done by the end of the step?',
    (input) => sideOf(hill(input)),
  ),
  rail(
    'acceleration-carries-the-bead',
    'A rail that is accelerated upward leaves the bead above it here. During the step the bead keeps its velocity: which of the two is higher at the end?',
    (input) => sideOf(hill(input) + input.railAcceleration),
  ),
  rail(
    'shape-forgotten',
    'Only the acceleration of the rail counts here. It would be enough for a straight rail, or for a bead that rests on it.',
    (input) => sideOf(-input.railAcceleration),
  ),
  rail(
    'speed-does-not-count',
    'The curvature is compared with the acceleration as it is, however fast the bead is. A bead that rests does not leave a hill. Which unit has curvature, and which acceleration?',
    (input) => sideOf(input.curvature - input.railAcceleration),
  ),
  rail(
    'speed-not-squared',
    'The curvature is multiplied by the speed once. Twice as fast, the bead goes twice as far along the tangent, and the hill falls away by four times as much.',
    (input) => sideOf(input.curvature * input.speed - input.railAcceleration),
  ),
  rail(
    'above-and-below-exchanged',
    'Above and below are exchanged: this is where the rail is, seen from the bead.',
    (input) => ({ above: 'below', on: 'on', below: 'above' })[landingOf(input)],
  ),
  ...constant<Rail>(
    ['above', 'below'],
    'All beads get one answer here. Take a bead that rests on a rail that rests: where is it after a step?',
  ),
];

// ---- task 4 ----

const promise = known<Promise>();
/** Where there is a bound, another one. */
const instead =
  (value: (promise: Promise, kept: number) => number) =>
  (input: Promise): number | null =>
    Math.abs(input.factor) < 1 ? value(input, Math.abs(input.factor)) : null;

export const boundMistakes: Misconception<Promise>[] = [
  promise(
    'shrinking-is-enough',
    'A factor below 1 is enough here, and the start the bound. That is true if the steps add nothing. Start at zero: can the deviation stay there while each step adds something?',
    instead(({ start }) => start),
  ),
  promise(
    'start-forgotten',
    'This is the ceiling, to which the new errors can drive a run from below. A run that starts above it has been higher already.',
    instead(({ newError }, kept) => leftBy(kept, newError)),
  ),
  promise(
    'start-and-ceiling-added',
    'Start and ceiling are added. The start dies out while the new errors build up: what is lost of one and won of the other in the first step?',
    instead(({ start, newError }, kept) => start + leftBy(kept, newError)),
  ),
  promise(
    'smaller-of-the-two',
    'This is the smaller of start and ceiling. From above the run falls towards the ceiling, from below it can rise to it. In which of the two cases was it never higher than the smaller one?',
    instead(({ start, newError }, kept) => Math.min(start, leftBy(kept, newError))),
  ),
  promise(
    'one-step-only',
    'This is what is left after one step from the start. The next one may add as much again. Where is it that a step takes away as much as it adds?',
    instead(({ start, newError }, kept) => Math.max(start, kept * start + newError)),
  ),
  promise(
    'errors-cancel',
    'The sign of the factor counts here. A negative one makes new errors of one sign cancel, but their signs are not known: the worst ones alternate as well, and then add up.',
    instead(({ start, newError, factor: sign }) => Math.max(start, newError / (1 - sign))),
  ),
  promise(
    'factor-squared',
    'The factor is squared here. That is right for the mean square of errors that come by chance; the worst ones add up as they are. What is left of the first after two steps, and of the second?',
    instead(({ start, newError }, kept) => Math.max(start, newError / (1 - kept * kept))),
  ),
  promise(
    'divided-by-the-factor',
    'The new error is divided by the factor. What a step takes away is the part that is not left. With a factor of 0 only the newest error is there.',
    instead(({ start, newError }, kept) => Math.max(start, newError / kept)),
  ),
  promise(
    'multiplied-instead',
    'The new error is multiplied by the part that a step takes away. If steps take little away, a deviation grows large before what they take is as much as what they add. Try a factor near 1.',
    instead(({ start, newError }, kept) => Math.max(start, newError * (1 - kept))),
  ),
  promise(
    'alternating-counts-as-stable',
    'A factor of -1 or below still gets a bound. Its sign changes with each step, its size does not shrink: compare the size with 1.',
    (input) => (input.factor <= -1 ? Math.max(input.start, input.newError / (1 - input.factor)) : boundOf(input)),
  ),
  promise(
    'alternating-counts-as-stable',
    'A factor of -1 or below still gets a bound. Its sign changes with each step, its size does not shrink: compare the size with 1.',
    (input) =>
      input.factor <= -1 ? Math.max(input.start, input.newError / (1 - Math.abs(input.factor))) : boundOf(input),
  ),
  promise(
    'growing-counts-as-bounded',
    'There is a bound for every factor here. Where a step leaves more than there was, even the smallest deviation grows without end, and nothing can be promised.',
    ({ start, factor: any, newError }) => Math.max(start, newError / (1 - Math.abs(any))),
  ),
  promise(
    'neither-grows-nor-shrinks',
    'A factor of exactly 1 or -1 gets a bound here, or a division by zero. Such a step takes nothing away, so what the steps add piles up.',
    (input) => (Math.abs(input.factor) === 1 ? Math.max(input.start, input.newError / 0) : boundOf(input)),
  ),
  ...[10, 100, 200, 500, 1000, 5000, 10000].map((count) =>
    promise(
      'run-cut-short',
      `This is how high the worst run comes in ${count} steps. Where steps take little away it is still climbing then. At which height does it stop?`,
      instead(({ start, newError }, kept) => {
        let left = start;
        for (let n = 0; n < count; n++) left = kept * left + newError;
        return Math.max(start, left);
      }),
    ),
  ),
  promise(
    'infinity-for-null',
    'An infinite bound is returned where nothing is promised. That is true in a way, but the statement asks for null there.',
    (input) => boundOf(input) ?? Infinity,
  ),
];

const halved = known<Halved>();
const quantities =
  (values: Partial<Record<Halved['what'], (order: number) => number>>) =>
  (input: Halved): number =>
    values[input.what]?.(input.order) ?? halvedOf(input);
const half = (): number => 1 / 2;
const power =
  (more: number) =>
  (order: number): number =>
    2 ** -(order + more);

export const halvedMistakes: Misconception<Halved>[] = [
  halved(
    'halving-halves',
    'Every error is halved with the step here. That is so for the drift and the ceiling of Euler, and for no other method. What is the order of a method good for?',
    quantities({ 'new error': half, drift: half, ceiling: half }),
  ),
  halved(
    'run-like-one-step',
    'Drift and ceiling fall like the error of one step here. With half the step there are twice as many steps in the same time, and each takes only half as much away.',
    quantities({ drift: power(1), ceiling: power(1) }),
  ),
  halved(
    'drift-like-one-step',
    'The drift falls like the error of one step here. With half the step, how many steps are there in a second?',
    quantities({ drift: power(1) }),
  ),
  halved(
    'ceiling-like-one-step',
    'The ceiling falls like the error of one step here. It is that error over the part that a step takes away: what becomes of that part?',
    quantities({ ceiling: power(1) }),
  ),
  halved(
    'one-step-like-the-run',
    'The new error of one step falls with the order here, as the errors of a whole run do. One step is better by one power: that one is spent on the greater number of steps.',
    quantities({ 'new error': power(0) }),
  ),
  halved(
    'ceiling-falls-twice',
    'The ceiling falls faster than the new error here, as if what a step takes away multiplied it. It divides: a shorter step takes less away, and that raises the ceiling.',
    quantities({ ceiling: power(2) }),
  ),
  halved(
    'order-as-divisor',
    'The errors fall by twice the order here. Half the step is a half for each power of the step: count the powers, and multiply as many halves.',
    quantities({ 'new error': (p) => 1 / (2 * (p + 1)), drift: (p) => 1 / (2 * p), ceiling: (p) => 1 / (2 * p) }),
  ),
  halved(
    'gain-unchanged',
    'The largest gain stays as it is here, as if it belonged to the method alone. What belongs to the method is the product of step and gain.',
    quantities({ 'largest gain': () => 1 }),
  ),
  halved(
    'gain-halved',
    'The largest gain is halved with the step here. Their product has the limit, so a shorter step bears more.',
    quantities({ 'largest gain': half }),
  ),
  halved(
    'gain-like-the-errors',
    'The largest gain depends on the order here. The limit of the product does so, but it is the same before and after.',
    quantities({ 'largest gain': (p) => 2 ** p }),
  ),
  halved(
    'old-over-new',
    'This is the old value over the new one. The new one over the old one is asked for: smaller errors give a number below 1.',
    (input) => 1 / halvedOf(input),
  ),
  ...constant<Halved>(
    [1 / 2, 1 / 4, 1, 2, 1 / 16],
    'All quantities get one number here. One of them even grows when the step is halved: which?',
  ),
];
