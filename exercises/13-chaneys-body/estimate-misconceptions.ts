/** Wrong ideas of the question of task 3, with the words for the student. */
import type { Misconception } from 'rigid-body-lab/course';
import { constants, exchanged } from './misconceptions.js';
import { ESTIMATES, estimateOf, wordFor } from './situations.js';
import type { Estimate } from './situations.js';

const lead =
  (of: (input: Estimate) => number): Misconception<Estimate>['value'] =>
  (input) =>
    wordFor(ESTIMATES, of(input));
const byStage = (...leads: number[]): Misconception<Estimate>['value'] =>
  lead(({ stage, motion: { acceleration } }) => leads[stage - 1] * acceleration);
const LAST =
  'Only the last call counts as exact here. So it is with a force that changes. A constant one gives the third call the velocity of the middle of the step, and with it h v + h² a / 2.';

export const ofEstimate: readonly Misconception<Estimate>[] = [
  {
    id: 'stages-are-places',
    says: 'Every call counts as exact, as if the body passed these places. They are tries: the first call moves it by the velocity of the start, as if nothing accelerated it for half a step.',
    value: () => 'exact',
  },
  {
    id: 'mixed-times',
    says: 'The first call moves the body by its new velocity here: with that, x would be beyond the true place. The velocity that it uses is the one that the body had before the call.',
    value: byStage(1, 1, 1, 0),
  },
  {
    id: 'mixed-times',
    says: 'Each of the first two calls moves the body by its new velocity here. So the first one would go too far, and it does not: it uses the velocity that the body had before the call.',
    value: byStage(1, 1, 0, 0),
  },
  {
    id: 'velocity-of-the-start',
    says: 'Every call but the last one lags here, as if all moved the body by the velocity of the start. Only the first does. The second takes the velocity that the first one has found: is that too much or too little for the half step?',
    value: byStage(-1, -1, -1, 0),
  },
  {
    id: 'middle-calls-alike',
    says: 'The first two calls count as alike here. Both go to the middle of the step, but with different velocities: the first with that of the start, the second with that of the middle.',
    value: byStage(-1, -1, 0, 0),
  },
  {
    id: 'second-is-exact',
    says: 'From the second call on all counts as exact here. The second moves the body for half a step by the velocity that it has at the end of this half: is that the mean velocity of this half?',
    value: byStage(-1, 0, 0, 0),
  },
  {
    id: 'tries-swing',
    says: 'The calls count as too short and too far in turn, to the last. So do the first two. The third moves the body for the whole step by the velocity of its middle: how far does it really get with a steady acceleration?',
    value: byStage(-1, 1, -1, 1),
  },
  {
    id: 'tries-swing',
    says: 'No call counts as exact here. With a steady acceleration the third moves the body by the velocity of the middle of the step, and the fourth by the mean of all: how far does it really get?',
    value: byStage(-1, 1, 1, 1),
  },
  {
    id: 'tries-swing',
    says: 'No call counts as exact here. With a steady acceleration the third moves the body by the velocity of the middle of the step, and the fourth by the mean of all: how far does it really get?',
    value: byStage(-1, -1, -1, -1),
  },
  {
    id: 'rest-is-exact',
    says: 'A body that begins at rest is always found exactly here. It does not stay at rest: what does the first call know of the acceleration?',
    value: (input) => (input.motion.velocity === 0 ? 'exact' : estimateOf(input)),
  },
  {
    id: 'size-of-x',
    says: 'For a body that flies towards smaller x the words are exchanged: it is judged by how far it gets. The question is one of sign: -3 m is smaller than -2 m.',
    value: (input) => (input.motion.velocity < 0 ? exchanged(ESTIMATES, estimateOf(input)) : estimateOf(input)),
  },
  {
    id: 'only-the-last-is-exact',
    says: LAST,
    value: byStage(-1, 1, -1, 0),
  },
  { id: 'only-the-last-is-exact', says: LAST, value: byStage(-1, 1, 1, 0) },
  {
    id: 'velocity-decides',
    says: 'The answer follows the direction of the velocity. A body that flies steadily is found by every call, whichever way it flies. What the first call does not know yet is the change of the velocity.',
    value: lead(({ stage, motion: { velocity } }) => [-1, 1, 0, 0][stage - 1] * velocity),
  },
  {
    id: 'speeding-up-decides',
    says: 'The answer tells whether the body gets faster or slower. For a body that flies towards larger x that is the same. The question is one of sign: a body that is slowed down while it flies towards smaller x, which way does its acceleration point?',
    value: lead(({ stage, motion: { velocity, acceleration } }) => [-1, 1, 0, 0][stage - 1] * velocity * acceleration),
  },
  {
    id: 'sign-of-acceleration-lost',
    says: 'The answer is that of a positive acceleration each time. What lags for a positive one is ahead for a negative one: larger means a larger x.',
    value: lead(({ stage, motion: { acceleration } }) => [-1, 1, 0, 0][stage - 1] * Math.abs(acceleration)),
  },
  {
    id: 'larger-for-smaller',
    says: 'The cases are told apart rightly, but the words are exchanged. With a positive acceleration the true x is more than what the velocity of the start gives.',
    value: (input) => exchanged(ESTIMATES, estimateOf(input)),
  },
  ...constants<Estimate>(['smaller', 'larger']),
];
