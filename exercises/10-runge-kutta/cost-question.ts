/** Which of two methods is cheaper from here. */
import { derived, integerIn, oneOf, recordOf } from 'rigid-body-lab/course';
import type { Domain, Misconception } from 'rigid-body-lab/course';
import { guesses, word } from './words.js';

interface Method {
  order: number;
  slopes: number;
}
export interface Rivals {
  first: Method;
  second: Method;
  error: number;
}
export const CHEAPER = ['first', 'second', 'same'] as const;
export const anyRivals: Domain<Rivals> = derived(
  recordOf({
    low: integerIn(1, 4),
    gap: integerIn(1, 3),
    more: oneOf([0, 1, 2]),
    less: oneOf([1, 0, 2]),
    changed: oneOf([0.01, 100, 0.001, 1000]),
    cheaper: oneOf(CHEAPER),
    /** The two are the same by their orders, or by an error that stays. */
    by: oneOf(['order', 'order', 'error'] as const),
  }),
  ({ low, gap, more, less, changed, cheaper, by }) => {
    const high = cheaper === 'same' && by === 'order' ? low : low + gap;
    const error = cheaper === 'same' && by === 'error' ? 1 : changed;
    const [one, other] = [
      { order: low, slopes: low + more },
      { order: high, slopes: high + less },
    ];
    if (one.slopes === other.slopes) return undefined;
    return error < 1 === (cheaper === 'second')
      ? { first: one, second: other, error }
      : { first: other, second: one, error };
  },
);
/** How many times as many calls each needs: the error goes with the calls to the power of -order. */
export const cheaperOf = ({ first, second, error }: Rivals): string => {
  const more = ({ order }: Method): number => error ** (-1 / order);
  return first.order === second.order ? 'same' : word(more(second) - more(first), CHEAPER);
};
const orderGap = ({ first, second }: Rivals): number => first.order - second.order;
const slopeGap = ({ first, second }: Rivals): number => first.slopes - second.slopes;
export const ofRivals: readonly Misconception<Rivals>[] = [
  {
    id: 'fewer-slopes-are-cheaper',
    says: 'You name the method with fewer slopes. It has cheaper steps, and what a step costs is in the calls that are equal today. What changes from here is how many steps each needs: what does that depend on?',
    value: (input) => word(-slopeGap(input), CHEAPER),
  },
  {
    id: 'more-slopes-are-better',
    says: 'You name the method with more slopes. More slopes can bring a higher order, but need not: beyond four slopes the order no longer keeps up. Compare the orders.',
    value: (input) => word(slopeGap(input), CHEAPER),
  },
  {
    id: 'slopes-for-each-order',
    says: 'You compare order and number of slopes in one quotient. Both methods need the same number of calls today, so their slopes are counted already. By which factor must each shorten its steps?',
    value: ({ first, second }) => word(first.order / first.slopes - second.order / second.slopes, CHEAPER),
  },
  {
    id: 'the-tie-stays',
    says: 'You say that equal today is equal always. That holds for equal orders. The error of a high order changes much with a small change of the step: which method has to change its step less?',
    value: () => 'same',
  },
  ...[0, 1].map((tie) => ({
    id: 'higher-order-always-wins',
    says: 'You always name the higher order. That is right if the error must become smaller. If it may grow, each method may lengthen its steps: which of the two by more?',
    value: (input: Rivals) => word(input.error === tie ? 0 : orderGap(input), CHEAPER),
  })),
  {
    id: 'higher-order-costs-more',
    says: 'Your answer has the orders exchanged. With order 4 a tenth of the step leaves a ten-thousandth of the error, with order 1 a tenth. Which of them needs more steps for a hundredth?',
    value: (input) => word(orderGap(input) * (input.error - 1), CHEAPER),
  },
  ...[-1, 1].map((side) => ({
    id: 'the-error-of-today',
    says: 'You let one of them win although the error stays what it is. Both need equally many calls for that today. Who must change the step at all?',
    value: ({ error, ...input }: Rivals) =>
      word(orderGap({ error, ...input }) * (error === 1 ? side : 1 - error), CHEAPER),
  })),
  ...(['slopes', 'order'] as const).map((by) => ({
    id: 'slopes-counted-again',
    says: 'You multiply the calls by the slopes of a step once more. They are in the calls of today already, which are equal: only the number of steps changes from here.',
    value: ({ first, second, error }: Rivals) => {
      const calls = ({ order, slopes }: Method): number =>
        slopes * (by === 'order' ? error ** (-1 / order) : 1 / (error * order));
      const [one, other] = [calls(first), calls(second)];
      return Math.abs(one - other) < 1e-9 * one ? 'same' : word(other - one, CHEAPER);
    },
  })),
  ...guesses(['first', 'second'], 'Exchange the two methods: the answer must change. What do their orders say?'),
];
