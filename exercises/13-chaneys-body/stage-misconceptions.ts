/** Wrong formulas of task 3, with the words for the student. */
import { multiple } from 'rigid-body-lab/course';
import type { Misconception } from 'rigid-body-lab/course';
import { difference, sum } from './inputs.js';
import type { Call, Motion, Stage, Sums, Vec3 } from './inputs.js';

const ZERO: Vec3 = [0, 0, 0];

/** How a call could be made: which velocity moves the body, from where, how far, with which weights. */
interface Way {
  acceleration: Vec3;
  weights: readonly number[];
  /** Shares of h by which the body is moved after stages 1, 2 and 3. */
  reach: readonly number[];
  /** Where the body is moved from after stages 1 to 3, and after the last. */
  from: Motion;
  lastFrom: Motion;
  /** The velocity along which it is moved, given the one that it gets. */
  along: (got: Vec3) => Vec3;
  /** The velocity that is added to the sums. */
  summed: (got: Vec3) => Vec3;
  /** The sums to which this stage is added. */
  before: Sums;
  /** What the last call makes of the sums: a factor to move by. */
  share: number;
}
function callBy(call: Call, change: (right: Way) => Partial<Way>): Stage {
  const {
    stage,
    memory: { start, now, sums },
    push: { force, mass, stepSize: h },
  } = call;
  const right: Way = {
    acceleration: multiple(force, 1 / mass),
    weights: [1, 2, 2, 1],
    reach: [1 / 2, 1 / 2, 1],
    from: start,
    lastFrom: start,
    along: () => now.velocity,
    summed: () => now.velocity,
    before: sums,
    share: h / 6,
  };
  const way = { ...right, ...change(right) };
  const weight = way.weights[stage - 1];
  const step = stage < 4 ? way.reach[stage - 1] * h : 0;
  const got = sum(way.from.velocity, multiple(way.acceleration, step));
  const total: Sums = {
    velocities: sum(way.before.velocities, multiple(stage < 4 ? way.summed(got) : now.velocity, weight)),
    accelerations: sum(way.before.accelerations, multiple(way.acceleration, weight)),
  };
  const moved: Motion =
    stage < 4
      ? { position: sum(way.from.position, multiple(way.along(got), step)), velocity: got }
      : {
          position: sum(way.lastFrom.position, multiple(total.velocities, way.share)),
          velocity: sum(way.lastFrom.velocity, multiple(total.accelerations, way.share)),
        };
  return { now: moved, sums: total };
}
const call = (id: string, says: string, change: (right: Way, input: Call) => Partial<Way>): Misconception<Call> => ({
  id,
  says,
  value: (input) => callBy(input, (right) => change(right, input)),
});

const MIXED =
  'Old and new values are mixed: the body is moved by the velocity that this call has only just made. Both rates of a stage belong to one instant, that of now as it was handed in: take its velocity before you change it. (Some good methods do use the new velocity; their order is another.)';
const ON_FROM_NOW =
  'The body is moved from where the last call left it, and not from memory.start. (A list that is kept outside the function may have changed by then: keep nothing between the calls.) To go on is right for four small steps one after the other. These are four tries of one step: each begins at the start again, with the rates of the try before.';

export const ofStage: readonly Misconception<Call>[] = [
  call('mixed-times', MIXED, () => ({ along: (got) => got })),
  call('mixed-times', MIXED, () => ({ summed: (got) => got })),
  call('mixed-times', MIXED, () => ({ along: (got) => got, summed: (got) => got })),
  {
    id: 'start-in-the-sums',
    says: 'The velocity of the start is added to the sums each time. A stage adds the velocity that the body has now: else the tries before are lost for the place.',
    value: (input) => {
      const { start, now } = input.memory;
      const memory = { ...input.memory, now: { ...now, velocity: start.velocity } };
      return callBy({ ...input, memory }, () => ({ along: () => now.velocity }));
    },
  },
  ...[true, false].map((isNow) =>
    call(
      'parabola-inside',
      'The first three calls move the body along a parabola: half of the acceleration times the time squared is added to the place. A stage has two rates, and each moves its own quantity: the bend comes from the stages together.',
      (_, { memory: { start, now } }) => ({
        along: (got) => sum(isNow ? now.velocity : start.velocity, multiple(difference(got, start.velocity), 1 / 2)),
      }),
    ),
  ),
  call(
    'step-in-the-sums',
    'The step stands in the sums already: what this stage adds to them is rate times h. Handed in, and asked for, are sums of rates; the step comes in when the body is moved.',
    (_, { push: { stepSize: h } }) => ({ weights: [h, 2 * h, 2 * h, h], share: 1 / 6 }),
  ),
  call(
    'step-in-the-sums',
    'A sixth of the step stands in the sums already: what this stage adds to them is a change. Handed in, and asked for, are sums of rates; the step comes in when the body is moved.',
    (_, { push: { stepSize: h } }) => ({ weights: [h / 6, h / 3, h / 3, h / 6], share: 1 }),
  ),
  call('goes-on-from-now', ON_FROM_NOW, (_, { memory: { now } }) => ({ from: now, lastFrom: now })),
  call('goes-on-from-now', ON_FROM_NOW, (_, { memory: { now } }) => ({ from: now })),
  call('goes-on-from-now', ON_FROM_NOW, (_, { memory: { now } }) => ({ lastFrom: now })),
  call(
    'velocity-of-the-start',
    'The body is always moved by the velocity of the start of the step. Only the first stage may do that: the second and third try the velocities that the calls before have found, and so correct the place.',
    (_, { memory: { start } }) => ({ along: () => start.velocity }),
  ),
  call('all-count-once', 'All stages count once in the sums. The two in the middle count twice: 1, 2, 2, 1.', () => ({
    weights: [1, 1, 1, 1],
  })),
  call(
    'all-count-once',
    'All stages count alike, over 4. That adds up to a whole step, but the two in the middle count twice: 1, 2, 2, 1 over 6.',
    (_, { push }) => ({ weights: [1, 1, 1, 1], share: push.stepSize / 4 }),
  ),
  call(
    'weights-exchanged',
    'The first and the last stage count twice, the two in the middle once. It is the other way round.',
    () => ({
      weights: [2, 1, 1, 2],
    }),
  ),
  call(
    'last-counts-twice',
    'The last stage counts twice as well. It counts once, as the first does: the weights 1, 2, 2, 1 add up to 6.',
    () => ({
      weights: [1, 2, 2, 2],
    }),
  ),
  call(
    'third-stage-halfway',
    'After the third call the body is at the middle of the step. The last force is wanted at its end: move it by h.',
    () => ({
      reach: [1 / 2, 1 / 2, 1 / 2],
    }),
  ),
  call(
    'whole-steps-inside',
    'The first two calls move the body by the whole step. The next two forces are wanted in the middle: h / 2.',
    () => ({
      reach: [1, 1, 1],
    }),
  ),
  call(
    'step-missing-inside',
    'The first three calls move the body without the step: by half of a rate, or by all of it. A rate times a time is a change.',
    (_, { push: { stepSize } }) => ({
      reach: [1 / 2 / stepSize, 1 / 2 / stepSize, 1 / stepSize],
    }),
  ),
  call(
    'mass-forgotten',
    'The force itself stands where the acceleration belongs. Twice the mass, half of the acceleration.',
    (_, { push }) => ({
      acceleration: push.force,
    }),
  ),
  call(
    'times-the-mass',
    'The force is multiplied by the mass. A heavy body would be the easier one to move: F = m a, so what is a?',
    (_, { push }) => ({
      acceleration: multiple(push.force, push.mass),
    }),
  ),
  call(
    'not-divided-by-six',
    'The last call moves the body by h times the sums. Their weights add up to 6, so this is six steps.',
    ({ share }) => ({
      share: 6 * share,
    }),
  ),
  call(
    'step-forgotten-at-the-end',
    'The last call adds a sixth of the sums without the step h. A rate times a time is a change.',
    (_, { push }) => ({
      share: 1 / 6,
      acceleration: multiple(push.force, 1 / push.mass),
    }),
  ),
  call(
    'sums-begin-anew',
    'Each call begins the sums anew: only its own rates stand in them. They were handed in with the stages so far; this stage is added.',
    () => ({
      before: { velocities: ZERO, accelerations: ZERO },
    }),
  ),
  call(
    'counted-from-zero',
    'The weights are those of the next stage: a list counts from 0, the stages from 1. The fourth finds none at all.',
    () => ({ weights: [2, 2, 1, NaN] }),
  ),
  {
    id: 'sums-cleared',
    says: 'After the last call the sums are set to zero, ready for the next step. That is the beginning’s task; asked are the sums with this stage.',
    value: (input) => ({
      now: callBy(input, () => ({})).now,
      sums: input.stage === 4 ? { velocities: ZERO, accelerations: ZERO } : callBy(input, () => ({})).sums,
    }),
  },
  {
    id: 'last-rates-left-out',
    says: 'The last call moves the body by the sums as they were handed in, without its own rates. Chaney’s list of stored numbers lacks the fourth as well, but his program adds it. Weights 1, 2, 2 do not add up to 6.',
    value: (input) => {
      const right = callBy(input, () => ({}));
      const { stage, memory, push } = input;
      if (stage < 4) return right;
      const h = push.stepSize / 6;
      return {
        ...right,
        now: {
          position: sum(memory.start.position, multiple(memory.sums.velocities, h)),
          velocity: sum(memory.start.velocity, multiple(memory.sums.accelerations, h)),
        },
      };
    },
  },
  {
    id: 'last-as-the-others',
    says: 'The last call moves the body by its own rates alone, as the third does. Then all earlier stages were for nothing: the end of the step takes the weighted mean of all four.',
    value: (input) => {
      const right = callBy(input, () => ({}));
      const { stage, memory, push } = input;
      if (stage < 4) return right;
      return {
        ...right,
        now: {
          position: sum(memory.start.position, multiple(memory.now.velocity, push.stepSize)),
          velocity: sum(memory.start.velocity, multiple(push.force, push.stepSize / push.mass)),
        },
      };
    },
  },
  {
    id: 'sums-not-kept',
    says: 'The sums come back as they were handed in. The rates of this stage must stand in them, or the last call knows nothing of it.',
    value: (input) => ({ now: callBy(input, () => ({})).now, sums: input.memory.sums }),
  },
];
