/** Wrong formulas of task 2, with the words for the student. */
import type { Misconception } from 'rigid-body-lab/course';
import { orderOf, over, productsFor, rangeOf, seriesOf } from './inputs.js';
import type { Demand, Range } from './inputs.js';
import { known } from './misconceptions.js';

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
  ...[true, false].map((zero) =>
    range(
      'lower-end-mirrored',
      'The lower end lies as far below the best gain as the upper one lies above. That holds for Euler and midpoint, whose curves are symmetric. Find the lower end by itself.',
      ends((right, { method: { best }, stepSize, alpha }) => [
        zero && alpha === 1 ? 0 : (2 * best) / stepSize - right[1],
        right[1],
      ]),
    ),
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
  ...[true, false].map((lower) =>
    range(
      'inside-and-outside-exchanged-once',
      `For the ${lower ? 'lower' : 'upper'} end the search is told the wrong way round which of its two places is inside; the other end is right. At inside the factor must be smaller than alpha. Is it, at ${lower ? '0' : '3'}?`,
      ends((right, { method: { coefficients, best }, stepSize, alpha }) => {
        const outside = lower ? 0 : 3;
        const small = Math.abs(seriesOf(coefficients.length - 1, -(best + outside) / 2)) <= alpha;
        const end = (small ? best : outside) / stepSize;
        return lower ? [end, right[1]] : [right[0], end];
      }),
    ),
  ),
  range(
    'best-for-upper-end',
    'The upper end is the gain at which least is left. Beyond it the size rises again, but for a while it is still below alpha. Where does it pass that?',
    ends((right, { method, stepSize }) => [right[0], method.best / stepSize]),
  ),
  ...[
    ends((_, demand) => {
      const { best } = demand.method;
      const products = demand.alpha < 1 ? productsFor(orderOf(demand), 1 - demand.alpha) : null;
      return over(products ?? [best, best], demand.stepSize);
    }),
    (demand: Demand) => rangeAt(demand, 1 - demand.alpha),
  ].map((value) =>
    range(
      'taken-away-for-left',
      'These are the ends for 1 - alpha. That would be right if alpha were the part that a step takes away. It is the part that a step leaves: what would alpha = 1 ask for?',
      value,
    ),
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
  ...[1, 2, 2.5, 2.513].map((most) =>
    range(
      'upper-end-cut-off',
      `No upper end is beyond τk = ${most} here. Some methods bear more. Up to which place does the statement say that the size of the factor rises?`,
      ends((right, { stepSize }) => [right[0], Math.min(right[1], most / stepSize)]),
    ),
  ),
  range(
    'least-at-one',
    'Whether there is a range is decided at τk = 1 for all methods. There Euler and midpoint are at their best; the curves of the other two fall further. What is best for?',
    (demand) => (Math.abs(seriesOf(orderOf(demand), -1)) > demand.alpha ? null : rangeOf(demand)),
  ),
  range(
    'upper-end-by-euler',
    'The upper end is that of Euler, (1 + alpha) over the step, and the lower one is right. Each curve comes up again in its own way: ask the polynomial on that side, too.',
    ends((right, { stepSize, alpha }) => [right[0], (1 + alpha) / stepSize]),
  ),
  range(
    'lower-end-by-euler',
    'The lower end is that of Euler, (1 - alpha) over the step, and the upper one is right. Each curve falls in its own way: ask the polynomial on that side, too.',
    ends((right, { stepSize, alpha }) => [(1 - alpha) / stepSize, right[1]]),
  ),
  range(
    'best-for-lower-end',
    'The lower end is the best gain. Below it the factor is larger, but not at once larger than alpha: how far down may the gain go?',
    ends((right, { method: { best }, stepSize }) => [best / stepSize, right[1]]),
  ),
];
