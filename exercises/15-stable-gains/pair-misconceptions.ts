/** Wrong ideas of task 2 about two runs, with the words for the student. */
import type { Misconception } from 'rigid-body-lab/course';
import { larger, limitOf } from './inputs.js';
import type { Pair } from './inputs.js';
import { constant, known } from './misconceptions.js';

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
    'step-before-order',
    'The shorter step wins here, and the order decides only between equal steps. A step that is a little shorter cannot make up for a smaller limit: divide the limit of each method by its step.',
    ({ first, second }) =>
      first.stepSize === second.stepSize
        ? larger((run) => run.order)({ first, second })
        : larger((run) => -run.stepSize)({ first, second }),
  ),
  pair(
    'step-before-limit',
    'The shorter step wins here, and the limit of the method decides only between equal steps. A step that is a little shorter cannot make up for a smaller limit: divide the limit of each method by its step.',
    ({ first, second }) =>
      first.stepSize === second.stepSize
        ? larger(limitOf)({ first, second })
        : larger((run) => -run.stepSize)({ first, second }),
  ),
  pair(
    'limit-before-step',
    'The larger limit wins here, and the step decides only between equal limits. A method with a larger limit bears less if its step is longer still: divide the limit of each method by its step.',
    ({ first, second }) => {
      const limit = ({ order }: Pair['first']): number => limitOf({ order, stepSize: 1 });
      return limit(first) === limit(second)
        ? larger((run) => -run.stepSize)({ first, second })
        : larger(limit)({ first, second });
    },
  ),
  ...[
    [1, 2, 2.513, 2.785],
    [2, 2, 2.785, 2.785],
    [2, 2, 2.513, 2.513],
    [2, 2, 2, 2.785],
    [2, 2, 2.785, 2.513],
    [1, 1, 1.596, 1.596],
    [1, 2, 3, 4],
    [2, 3, 4, 5],
  ].map((limits) =>
    pair(
      'limit-misread',
      `The limits of τk are taken as ${limits.join(', ')} for the orders 1 to 4. Read them again in the picture, where the curves come up to the line at 1.`,
      larger(({ order, stepSize }) => limits[order - 1] / stepSize),
    ),
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
