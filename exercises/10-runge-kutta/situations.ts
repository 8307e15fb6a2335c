/** What the questions ask about, the right answers by another way than the solution's, and the ideas behind wrong ones. */
import { derived, integerIn, numberIn, oneOf, recordOf, total } from 'rigid-body-lab/course';
import type { Domain, Misconception } from 'rigid-body-lab/course';
import { ORDERS, misses, orderIf } from './tableaux.js';
import type { Tableau } from './tableaux.js';

/** One answer, whatever is asked. */
const guesses = (answers: readonly unknown[], ask: string): Misconception<unknown>[] =>
  answers.map((answer) => ({
    id: 'one-answer-for-all',
    says: `The answer is always ${JSON.stringify(answer)}. ${ask}`,
    value: () => answer,
  }));

/** One word for what is larger, smaller or equal. */
export const word = <T>(difference: number, [more, less, equal]: readonly [T, T, T]): T =>
  difference > 0 ? more : difference < 0 ? less : equal;
const tenths = (x: number): number => Number(x.toFixed(1));

// ---- where an Euler step lands ----

export interface Bend {
  start: number;
  end: number;
  h: number;
}
export const LANDINGS = ['above', 'below', 'on'] as const;
export const anyBend: Domain<Bend> = derived(
  recordOf({
    start: numberIn(-5, 5, { decimals: 1, corners: [0, 1, -1] }),
    change: numberIn(0.5, 4, { decimals: 1, corners: [1, 2] }),
    h: numberIn(0.1, 2, { decimals: 1, corners: [1, 0.5] }),
    back: oneOf([false, true]),
    lands: oneOf(LANDINGS),
  }),
  ({ start, change, h, back, lands }) => {
    const rise = { above: -change, below: change, on: 0 }[lands] * (back ? -1 : 1);
    return { start, end: tenths(start + rise), h: back ? -h : h };
  },
);
/** The Euler step and the true change, by the mean of a rate that changes evenly. */
export const landing = ({ start, end, h }: Bend): string =>
  word(Math.sign(h * start - (h * (start + end)) / 2), LANDINGS);
export const ofBend: readonly Misconception<Bend>[] = [
  {
    id: 'euler-is-exact',
    says: 'You say that Euler lands on the true value. It does while the rate stays what it was at the start. Here the rate at the end is another one: which of the two rates does the step follow?',
    value: () => 'on',
  },
  ...[
    ({ start, h }: Bend) => start * h,
    ({ start }: Bend) => start,
    ({ start, end, h }: Bend) => (start + end) * h,
  ].map((rise) => ({
    id: 'euler-lags-behind',
    says: 'You go by whether the quantity rises or falls, as if Euler always came after it. A steady rise is followed exactly. What counts is whether the rate itself grows or shrinks on the way.',
    value: (input: Bend) => word(-rise(input), LANDINGS),
  })),
  {
    id: 'only-forward',
    says: 'Your answer is right while h is positive. A step back goes from the start the other way: what does a rate that is too large do to the value then?',
    value: ({ start, end }) => word(start - end, LANDINGS),
  },
  {
    id: 'size-of-the-rate',
    says: 'You compare how large the two rates are, without their signs. That is right while both are positive. Of -3 and 1 per second the second takes the quantity higher.',
    value: ({ start, end, h }) => word(h * (Math.abs(start) - Math.abs(end)), LANDINGS),
  },
  {
    id: 'tangent-on-the-wrong-side',
    says: 'Above and below are exchanged. Draw a curve that gets steeper, and its tangent at the start: on which side of the curve does the tangent run?',
    value: ({ start, end, h }) => word(h * (end - start), LANDINGS),
  },
  ...guesses(['above', 'below'], 'Exchange the two rates: the answer must change. Which of them does Euler follow?'),
];

// ---- what halving the step does to the error ----

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
/** By the conditions of task 4: rates of the time alone see no rows, those of the state see row sums for nodes. */
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
  ...guesses([16, 4, 8, 32], 'Ask first whether f can feel the slip at all, then whether one step or a run is meant.'),
];

// ---- whether a walk grows ----

export const MOTIONS = ['fades', 'swings'] as const;
export const METHODS = ['Euler', 'Runge-Kutta'] as const;
export interface Walking {
  motion: (typeof MOTIONS)[number];
  method: (typeof METHODS)[number];
  step: number;
}
export const TRENDS = ['grows', 'shrinks', 'stays'] as const;
/** The square of what one step multiplies the size by: (1 + z + …)² with z = -step, or |1 + z + …|² with z = i step. */
function squared({ motion, method, step }: Walking): number {
  const terms = method === 'Euler' ? [1, step] : [1, step, step ** 2 / 2, step ** 3 / 6, step ** 4 / 24];
  if (motion === 'fades') return total(terms.map((x, k) => (k % 2 === 0 ? x : -x))) ** 2;
  const part = (odd: number): number =>
    total(terms.map((x, k) => (k % 2 === odd ? x * (Math.floor(k / 2) % 2 === 0 ? 1 : -1) : 0)));
  return part(0) ** 2 + part(1) ** 2;
}
export const trend = (input: Walking): string => word(squared(input) - 1, TRENDS);
/** No step is near a limit; one is on it. */
const STEPS = [0.5, 0.75, 1.25, 1.5, 1.75, 2, 2.25, 2.5, 3, 3.5, 4];
const WALKS: Walking[] = MOTIONS.flatMap((motion) =>
  METHODS.flatMap((method) => STEPS.map((step) => ({ motion, method, step }))),
);
export const anyWalking: Domain<Walking> = derived(
  recordOf({ trend: oneOf(TRENDS), at: integerIn(0, 43) }),
  ({ trend: wanted, at }) => {
    const fits = WALKS.filter((walk) => trend(walk) === wanted);
    return { ...fits[at % fits.length] };
  },
);
export const WALK_COUNT = WALKS.length;
const truth = ({ motion }: Walking): string => (motion === 'fades' ? 'shrinks' : 'stays');
const upTo = (limit: number, input: Walking): string => word(input.step - limit, TRENDS);
export const ofWalking: readonly Misconception<Walking>[] = [
  {
    id: 'computed-as-it-is',
    says: 'You describe the motion itself, which a walk of tiny steps follows for a while. The question is about what is computed: multiply by the factor of one step, again and again.',
    value: truth,
  },
  {
    id: 'a-better-method-takes-any-step',
    says: 'You trust Runge-Kutta with any step. A method of higher order is better for small steps; with large ones its polynomial grows as any polynomial does. What is 1 - z + z²/2 - z³/6 + z⁴/24 at z = 3?',
    value: (input) => (input.method === 'Runge-Kutta' ? truth(input) : trend(input)),
  },
  {
    id: 'runge-kutta-never-grows',
    says: 'You let Runge-Kutta shrink the state whatever the step. It does for small steps. At step 4 the largest term is z⁴/24, more than 10: what becomes of the sum?',
    value: (input) => (input.method === 'Runge-Kutta' ? 'shrinks' : trend(input)),
  },
  {
    id: 'runge-kutta-keeps-the-energy',
    says: 'You let Runge-Kutta keep the size of a swing. It nearly does, for small steps: the squared size changes by -z⁶/72 in each, which is little and never stops. What is left of it after many steps?',
    value: (input) =>
      input.method === 'Runge-Kutta' && input.motion === 'swings' && trend(input) === 'shrinks'
        ? 'stays'
        : trend(input),
  },
  {
    id: 'one-limit-for-all',
    says: 'You use the limit 2 for every walk. It is the limit of Euler for a motion that fades. Which factor does one step of the other method have, or one step of a swing?',
    value: (input) => upTo(2, input),
  },
  ...[1, 2].map((limit) => ({
    id: 'small-steps-tame-euler',
    says: 'You let a small Euler step keep a swing from growing. It goes along the tangent of a circle, and the tangent never comes back to the circle: how far from the centre does it end?',
    value: (input: Walking) =>
      input.method === 'Euler' && input.motion === 'swings' ? upTo(limit, input) : trend(input),
  })),
  {
    id: 'changing-sign-is-growing',
    says: 'You let the fading Euler walk grow as soon as it jumps past zero, beyond a step of 1. The factor 1 - z is then negative, so the signs alternate. But is it larger than 1 in size?',
    value: (input) => (input.method === 'Euler' && input.motion === 'fades' ? upTo(1, input) : trend(input)),
  },
  ...['shrinks', 'grows'].map((at) => ({
    id: 'the-limit-itself',
    says: 'At the limit itself your answer is another one. There the factor of a step is -1: what do you get after two such steps?',
    value: (input: Walking) => (trend(input) === 'stays' ? at : trend(input)),
  })),
  ...guesses(
    TRENDS,
    'Small steps and large ones differ, and the two methods do. What does one step multiply the size by?',
  ),
];

// ---- which method is cheaper ----

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
  {
    id: 'higher-order-always-wins',
    says: 'You always name the higher order. That is right if the error must become smaller. If it may grow, each method may lengthen its steps: which of the two by more?',
    value: (input) => word(orderGap(input), CHEAPER),
  },
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
  ...guesses(['first', 'second'], 'Exchange the two methods: the answer must change. What do their orders say?'),
];
