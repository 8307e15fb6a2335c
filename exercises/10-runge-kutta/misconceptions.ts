import { plus, multiple } from 'rigid-body-lab/course';
import type { Misconception } from 'rigid-body-lab/course';
import { rates, rungeKutta, stepOf } from './inputs.js';
import type { Scheme, State, Step } from './inputs.js';

type StepMistake = Misconception<Step>;

/** A step of another method: the mistake is its numbers. */
const step = (
  id: string,
  says: string,
  change: (right: Scheme, at: Pick<Step, 't' | 'h'>) => Partial<Scheme>,
  credit = 0,
): StepMistake => ({
  id,
  says,
  credit,
  value: (input) => stepOf(input, (at) => ({ ...rungeKutta(at), ...change(rungeKutta(at), at) })),
});
const slope = ({ equations, t, y }: Step): State => rates(equations)(t, y);

/** All choices, one from each list. */
const choices = <T>(...lists: T[][]): T[][] =>
  lists.reduce<T[][]>((all, list) => all.flatMap((head) => list.map((one) => [...head, one])), [[]]);

const TIMES: [part: number, name: string][] = [
  [0, 't'],
  [1 / 2, 't + h/2'],
  [1, 't + h'],
];

/** Every other choice of times for k2, k3 and k4. */
function otherTimes(): StepMistake[] {
  const isRight = ([a, b, c]: typeof TIMES): boolean => a[0] === 1 / 2 && b[0] === 1 / 2 && c[0] === 1;
  const others = choices(TIMES, TIMES, TIMES).filter((nodes) => !isRight(nodes));
  return others.map((nodes) => {
    const names = nodes.map(([, name]) => name);
    return step(
      'other-times',
      `The times of k2, k3 and k4 are ${names.join(', ')} here. They belong to t + h/2, t + h/2 and t + h.`,
      (_, { t, h }) => ({ times: [t, ...nodes.map(([part]) => t + part * h)] }),
    );
  });
}

/** Every other choice of the one slope that each state is reached by, and how far. */
function otherStates(): StepMistake[] {
  const far: [part: number, name: string][] = [
    [1 / 2, 'h/2 '],
    [1, 'h '],
  ];
  const reaches = (slopes: number): { row: number[]; name: string }[] => [
    { row: [], name: 'y' },
    ...Array.from({ length: slopes }, (_, s) => s).flatMap((s) =>
      far.map(([part, name]) => ({
        row: Array.from({ length: s + 1 }, (_x, i) => (i === s ? part : 0)),
        name: `y + ${name}k${s + 1}`,
      })),
    ),
  ];
  const right = 'y + h/2 k1, y + h/2 k2, y + h k3';
  const named = (rows: { name: string }[]): string => rows.map(({ name }) => name).join(', ');
  const others = choices(reaches(1), reaches(2), reaches(3)).filter((rows) => named(rows) !== right);
  return others.map((rows) =>
    step('other-states', `k2, k3 and k4 are taken at ${named(rows)} here. They belong to ${right}.`, (_, { h }) => ({
      reach: [[], ...rows.map(({ row }) => multiple(row, h))],
    })),
  );
}

/** Weights of small whole numbers over their sum, or over another number. */
function otherWeights(): StepMistake[] {
  const digits = [0, 1, 2, 3];
  return [3, 4, 5, 6, 8].flatMap((over) =>
    choices(digits, digits, digits, digits)
      .filter((weights) => weights.join() !== '1,2,2,1' || over !== 6)
      .map((weights) =>
        step(
          'other-weights',
          `The weights of the slopes are ${weights.join(', ')} over ${over} here. They are 1, 2, 2, 1 over 6.`,
          (_, { h }) => ({ weights: multiple(weights, h / over) }),
        ),
      ),
  );
}

export const eulerMistakes: StepMistake[] = [
  {
    id: 'slope-only',
    says: 'This is h f(t, y), the change. The new state is the old one plus the change.',
    value: (input) => multiple(slope(input), input.h),
  },
  {
    id: 'step-forgotten',
    says: 'The slope was added without multiplying it by the step h.',
    value: (input) => plus(input.y, slope(input)),
  },
  {
    id: 'slope-at-the-end',
    says: 'The slope is taken at the time t + h, where the state is not known yet. Euler follows the slope at the start, f(t, y).',
    value: ({ equations, t, y, h }) => plus(y, multiple(rates(equations)(t + h, y), h)),
  },
  {
    id: 'slope-in-the-middle',
    says: 'The slope is taken at the time t + h/2. Euler follows the slope at the start, f(t, y).',
    value: ({ equations, t, y, h }) => plus(y, multiple(rates(equations)(t + h / 2, y), h)),
  },
  {
    id: 'one-by-one',
    says: 'The numbers were advanced one after another, and f was asked again in between: it then saw a state that is half old, half new. Ask f once, before anything is changed.',
    value: ({ equations, t, y, h }) =>
      y.reduce((now, x, i) => now.map((z, k) => (k === i ? x + h * rates(equations)(t, now)[i] : z)), y),
  },
];

export const stepMistakes: StepMistake[] = [
  step(
    'time-stands-still',
    'All slopes are taken at the start time. k2 and k3 belong to t + h/2, k4 to t + h.',
    (_, { t }) => ({ times: [t, t, t, t] }),
    0.5,
  ),
  step(
    'middle-time',
    'The middle of the step is written as (t + h)/2. That is right only for t = 0: the middle is t + h/2.',
    (_, { t, h }) => ({ times: [t, (t + h) / 2, (t + h) / 2, t + h] }),
    0.5,
  ),
  step(
    'last-time-halfway',
    'k4 is taken at t + h/2. It belongs to the end of the step, t + h.',
    (_, { t, h }) => ({ times: [t, t + h / 2, t + h / 2, t + h / 2] }),
    0.5,
  ),
  step(
    'whole-time-inside',
    'k2 and k3 are taken at the time t + h. They belong to the middle of the step, t + h/2.',
    (_, { t, h }) => ({ times: [t, t + h, t + h, t + h] }),
    0.5,
  ),
  step(
    'old-state-in-all-slopes',
    'All slopes are taken at the state of the start of the step (the lecture’s program does so, too). Each belongs to its own state.',
    () => ({ reach: [[], [0], [0, 0], [0, 0, 0]] }),
  ),
  step(
    'k3-from-k1',
    'k3 starts from y + h/2 k1, as k2 does: a line that was copied and not changed? It needs k2.',
    (_, { h }) => ({
      reach: [[], [h / 2], [h / 2], [0, 0, h]],
    }),
  ),
  step('k4-from-k2', 'k4 starts from y + h k2. It needs the slope before it, k3.', (_, { h }) => ({
    reach: [[], [h / 2], [0, h / 2], [0, h]],
  })),
  step(
    'whole-steps-inside',
    'k2 and k3 start from y + h k. They belong to the middle of the step: y + h/2 k1 and y + h/2 k2.',
    (_, { h }) => ({
      reach: [[], [h], [0, h], [0, 0, h]],
    }),
  ),
  step('last-slope-halfway', 'k4 starts from y + h/2 k3. It belongs to the end of the step: y + h k3.', (_, { h }) => ({
    reach: [[], [h / 2], [0, h / 2], [0, 0, h / 2]],
  })),
  ...[1 / 2, 0].map((fourth) =>
    step(
      'chained-slopes',
      'k3 starts from where k2 ended. Every slope starts from the y of the start of the step.',
      (_, { h }) => ({
        reach: [[], [h / 2], [h / 2, h / 2], [fourth * h, fourth * h, h]],
      }),
    ),
  ),
  step(
    'step-missing-inside',
    'The states of k2, k3 and k4 are y + k/2 and y + k, without the step: a slope times h is a change of the state.',
    () => ({
      reach: [[], [1 / 2], [0, 1 / 2], [0, 0, 1]],
    }),
  ),
  step(
    'step-twice',
    'The step h was multiplied in twice: a slope that holds h already (k = h f) is added without h.',
    ({ reach, weights }, { h }) => ({
      reach: reach.map((row) => multiple(row, h)),
      weights: multiple(weights, h),
    }),
  ),
  step(
    'step-twice-in-the-sum',
    'The k hold the step already (k = h f, as Chaney writes them), and the sum is multiplied by h/6 all the same: then 1/6 is right.',
    ({ weights }, { h }) => ({
      weights: multiple(weights, h),
    }),
  ),
  step(
    'step-missing-in-the-sum',
    'The weighted mean of the slopes is added without multiplying it by the step h.',
    (_, { t }) => ({
      weights: rungeKutta({ t, h: 1 }).weights,
    }),
  ),
  step(
    'equal-weights',
    'The slopes have equal weights. The two in the middle count twice: 1, 2, 2, 1 over 6.',
    (_, { h }) => ({
      weights: multiple([1, 1, 1, 1], h / 4),
    }),
  ),
  step('not-divided-by-six', 'The weighted sum of the slopes is not divided by six.', ({ weights }) => ({
    weights: multiple(weights, 6),
  })),
  step(
    'ones-over-six',
    'The slopes in the middle count once here: 1, 1, 1, 1 over 6. They count twice, so that the weights add up to 1.',
    (_, { h }) => ({
      weights: multiple([1, 1, 1, 1], h / 6),
    }),
  ),
  step(
    'weights-exchanged',
    'The slopes at the ends count twice, and those in the middle once. It is the other way round: 1, 2, 2, 1 over 6.',
    (_, { h }) => ({
      weights: multiple([2, 1, 1, 2], h / 6),
    }),
  ),
  step(
    'lost-brackets',
    'h/6 multiplies k1 alone, the other slopes are added without it: the brackets round the sum are lost.',
    (_, { h }) => ({
      weights: [h / 6, 2, 2, 1],
    }),
  ),
  {
    id: 'state-missing',
    says: 'This is the change in one step. The new state is the old one plus the change.',
    value: (input) => stepOf({ ...input, y: input.y }, rungeKutta).map((x, i) => x - input.y[i]),
  },
  step(
    'midpoint-only',
    'This is the midpoint method: it stops at k2. It has order 2.',
    (_, { h }) => ({ weights: [0, h, 0, 0] }),
    0.25,
  ),
  step('euler-step', 'This is one Euler step: only the slope at the start counts.', (_, { h }) => ({
    weights: [h, 0, 0, 0],
  })),
  ...otherTimes(),
  ...otherStates(),
  ...otherWeights(),
];
