/** What halving the step does to the error. */
import { derived, integerIn, oneOf, recordOf, total } from 'rigid-body-lab/course';
import type { Domain, Misconception } from 'rigid-body-lab/course';
import { ORDERS, misses, orderIf } from './tableaux.js';
import type { Tableau } from './tableaux.js';
import { guesses } from './words.js';

export const RATES = ['time', 'state', 'both'] as const;
export const SLIPS = ['none', 'one time', 'one state', 'k2 twice', 'equal weights'] as const;
export const EXTENTS = ['step', 'run'] as const;
export interface Halving {
  rates: (typeof RATES)[number];
  slip: (typeof SLIPS)[number];
  over: (typeof EXTENTS)[number];
}
const classical: Tableau = {
  a: [0, 1 / 2, 1 / 2, 1],
  b: [[], [1 / 2], [0, 1 / 2], [0, 0, 1]],
  c: [1 / 6, 1 / 3, 1 / 3, 1 / 6],
};
const slipped: Record<Halving['slip'], Partial<Tableau>> = {
  none: {},
  'one time': { a: [0, 0, 0, 0] },
  'one state': { b: [[], [0], [0, 0], [0, 0, 0]] },
  'k2 twice': { b: [[], [1 / 2], [1 / 2, 0], [0, 0, 1]] },
  'equal weights': { c: [1 / 4, 1 / 4, 1 / 4, 1 / 4] },
};
/**
 * By the conditions of task 4: rates of the time alone see no rows, those of the
 * state see row sums for nodes.
 */
export function orderLeft({ rates, slip }: Halving): number {
  const tableau = { ...classical, ...slipped[slip] };
  const of = (seen: Tableau, matters: (i: number) => boolean): number =>
    orderIf(misses(seen).map((x, i) => !matters(i) || Math.abs(x) < 1e-9));
  const inTime = of(tableau, (i) => [0, 1, 2, 4].includes(i));
  const inState = of({ ...tableau, a: tableau.b.map(total) }, (i) => i < ORDERS.length);
  return rates === 'time' ? inTime : rates === 'state' ? inState : Math.min(inTime, inState);
}
export const dividedBy = (order: number, over: Halving['over']): number => 2 ** (over === 'run' ? order : order + 1);
const ALL: Halving[] = EXTENTS.flatMap((over) =>
  RATES.flatMap((rates) => SLIPS.map((slip) => ({ rates, slip, over }))),
);
export const ORDERS_LEFT = [4, 2, 1];
/** Each order and each extent equally often. */
export const anyHalving: Domain<Halving> = derived(
  recordOf({ order: oneOf(ORDERS_LEFT), over: oneOf(EXTENTS), at: integerIn(0, 29) }),
  ({ order, over, at }) => {
    const fits = ALL.filter((one) => one.over === over && orderLeft(one) === order);
    return { ...fits[at % fits.length] };
  },
);
const asIf = (order: (input: Halving) => number) => (input: Halving) => dividedBy(order(input), input.over);
/** What is left of the order, and why. */
const WHY: Record<Halving['slip'], string> = {
  none: '',
  'one time':
    'Four slopes at one time know the time as little as Euler does. What does a rate that only the time changes look like to them?',
  'one state':
    'Four slopes at one state know the state as little as Euler does. What does an f that never looks at the time give four times?',
  'k2 twice':
    'Three different slopes can bring order 3, but only with rows that meet its conditions. In task 4, what is the sum of c b a with this row, and what the sum of c a?',
  'equal weights': 'The sum of c is 1 with these weights as well. What are the sums of c a and of c a squared?',
};
const UNFELT = {
  'one time': 'An f that depends on the state alone gives the same slope at every time.',
  'one state': 'An f that depends on the time alone gives the same slope at every state.',
  'k2 twice':
    'The third slope is taken at a wrong state, but at its own time. What does an f of the time alone give there?',
};
export const ofHalving: readonly Misconception<Halving>[] = [
  {
    id: 'halving-halves-the-error',
    says: 'You say that half a step always makes half the error. That is so for a whole run of a method of order 1, as Euler. Compare the errors of one Runge-Kutta step with h = 0.2 and h = 0.1: what has become of them?',
    value: () => 2,
  },
  {
    id: 'one-step-as-a-whole-run',
    says: 'You say of one step what holds for a whole run. A run with half the step has twice as many steps, and their errors add up. So which of the two falls faster, the error of one step or that of the run?',
    value: (input) => dividedBy(orderLeft(input), 'run'),
  },
  {
    id: 'a-whole-run-as-one-step',
    says: 'You say of the whole run what holds for one step. With half the step there are twice as many steps, each with its own error: by which factor less does their sum fall?',
    value: (input) => dividedBy(orderLeft(input), 'step'),
  },
  {
    id: 'steps-lose-to-runs',
    says: 'The step and the run are exchanged: yours has the run gain more. Its steps have become twice as many, so the error of the run falls by less than that of one step.',
    value: (input) => dividedBy(orderLeft(input), input.over === 'run' ? 'step' : 'run'),
  },
  {
    id: 'slips-do-not-matter',
    says: 'Four slopes are taken, and you give the method its order 4 whatever the slip. Numbers that look nearly right can still have another order: two slopes that are copies know no more than one.',
    value: asIf(() => 4),
  },
  {
    id: 'every-slip-shows',
    says: 'You let every slip cost its order for every f. That is right if f depends on time and state. An f that never looks at the time cannot feel a wrong time, one that looks at nothing else no wrong state.',
    value: asIf((input) => orderLeft({ ...input, rates: 'both' })),
  },
  {
    id: 'any-slip-makes-it-euler',
    says: 'You let every slip that shows leave order 1. That is so if all slopes become copies of the first. As long as some slope of the middle is right, and the weights keep the balance, more is left.',
    value: asIf((input) => (orderLeft(input) === 4 ? 4 : 1)),
  },
  {
    id: 'a-slip-costs-one-order',
    says: 'You let a slip cost one order. Order 3 needs its own two conditions, and each of these slips breaks one. Walk with h and h/2 and divide the errors: what do you find?',
    value: asIf((input) => (orderLeft(input) === 4 ? 4 : 3)),
  },
  {
    id: 'one-power-less',
    says: 'You give each error one power of 2 less than it has. A method of order p has an error of a run that goes with the step to the power of p, so halving divides it by 2 p times. The error of one step has one power more.',
    value: (input) => dividedBy(orderLeft(input), input.over) / 2,
  },
  ...[0, 1].map((more) => ({
    id: 'order-for-divisor',
    says: 'You return the power itself. The error goes with that power of the step: halving the step divides it by 2 to this power.',
    value: (input: Halving) => orderLeft(input) + (input.over === 'step' ? more : 0),
  })),
  ...SLIPS.slice(1).flatMap((slip) =>
    [1, 2, 3]
      .filter((left) => left !== orderLeft({ slip, rates: 'both', over: 'run' }))
      .map((left) => ({
        id: 'another-order-left',
        says: `With the slip "${slip}" you let order ${left} be left where f feels it. ${WHY[slip]}`,
        value: asIf((input) => (input.slip === slip && orderLeft(input) !== 4 ? left : orderLeft(input))),
      })),
  ),
  ...(['one time', 'one state', 'k2 twice'] as const).map((slip) => ({
    id: 'felt-where-it-cannot-be',
    says: `You let the slip "${slip}" cost its order for an f that does not look there. ${UNFELT[slip]}`,
    value: asIf((input) => orderLeft(input.slip === slip ? { ...input, rates: 'both' } : input)),
  })),
  ...SLIPS.slice(1).flatMap((slip) =>
    RATES.filter((rates) => orderLeft({ slip, rates, over: 'run' }) !== 4).map((rates) => ({
      id: 'not-felt-where-it-is',
      says: `You let the slip "${slip}" cost nothing where f depends on ${{ time: 'the time alone', state: 'the state alone', both: 'both' }[rates]}. Which numbers are wrong then, and does such an f, or the sum of its slopes, depend on them?`,
      value: asIf((input) => (input.slip === slip && input.rates === rates ? 4 : orderLeft(input))),
    })),
  ),
  ...guesses([16, 4, 8, 32], 'Ask first whether f can feel the slip at all, then whether one step or a run is meant.'),
];
