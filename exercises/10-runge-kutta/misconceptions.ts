import { plus, scaled } from 'rigid-body-lab/course';
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

export const eulerMistakes: StepMistake[] = [
  {
    id: 'slope-only',
    says: 'This is h f(t, y), the change. The new state is the old one plus the change.',
    value: (input) => scaled(slope(input), input.h),
  },
  {
    id: 'step-forgotten',
    says: 'The slope was added without multiplying it by the step h.',
    value: (input) => plus(input.y, slope(input)),
  },
  {
    id: 'slope-at-the-end',
    says: 'The slope is taken at the time t + h, where the state is not known yet. Euler follows the slope at the start, f(t, y).',
    value: ({ equations, t, y, h }) => plus(y, scaled(rates(equations)(t + h, y), h)),
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
  step(
    'chained-slopes',
    'k3 starts from where k2 ended. Every slope starts from the y of the start of the step.',
    (_, { h }) => ({
      reach: [[], [h / 2], [h / 2, h / 2], [h / 2, h / 2, h]],
    }),
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
      reach: reach.map((row) => scaled(row, h)),
      weights: scaled(weights, h),
    }),
  ),
  step(
    'step-twice-in-the-sum',
    'The k hold the step already (k = h f, as Chaney writes them), and the sum is multiplied by h/6 all the same: then 1/6 is right.',
    ({ weights }, { h }) => ({
      weights: scaled(weights, h),
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
      weights: scaled([1, 1, 1, 1], h / 4),
    }),
  ),
  step('not-divided-by-six', 'The weighted sum of the slopes is not divided by six.', ({ weights }) => ({
    weights: scaled(weights, 6),
  })),
  step(
    'ones-over-six',
    'The slopes in the middle count once here: 1, 1, 1, 1 over 6. They count twice, so that the weights add up to 1.',
    (_, { h }) => ({
      weights: scaled([1, 1, 1, 1], h / 6),
    }),
  ),
  step(
    'weights-exchanged',
    'The slopes at the ends count twice, and those in the middle once. It is the other way round: 1, 2, 2, 1 over 6.',
    (_, { h }) => ({
      weights: scaled([2, 1, 1, 2], h / 6),
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
];
