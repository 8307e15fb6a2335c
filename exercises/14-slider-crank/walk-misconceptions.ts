/** Wrong ideas of the run of task 4, with the words for the student. */
import { largestOf, total } from 'rigid-body-lab/course';
import type { Misconception } from 'rigid-body-lab/course';
import { heightOf, statesOf } from './inputs.js';
import type { Walk } from './inputs.js';
import { altered, byAnotherMethod, dividedBy, largest, rightRates, sizes, stepped } from './runs.js';

const run = (id: string, says: string, value: (walk: Walk) => number): Misconception<Walk> => ({ id, says, value });

/** Runs that run away: how far, is a matter of rounding, so that only a short and tame one tells them. */
export const ofTameWalk: readonly Misconception<Walk>[] = [
  run(
    'feedback-not-divided',
    'The feedback is not divided by D, the square of the gradient. Then f does not die out like e to the power -k t, but at a pace that depends on the lengths.',
    (walk) => stepped(walk, (a, b, f, { c, gain }) => [c * b - gain * f * a, -c * a - gain * f * b]),
  ),
  run(
    'feedback-divided-by-the-length',
    'The feedback is divided by the root of D. The gradient enters twice, once by its direction and once by how much f changes: divide by D itself.',
    (walk) =>
      stepped(walk, (a, b, f, { c, gain }) => {
        const pull = (gain * f) / Math.sqrt(a * a + b * b);
        return [c * b - pull * a, -c * a - pull * b];
      }),
  ),
  run(
    'c-times-everything',
    'The speed c multiplies the feedback, too. It belongs to the part along the constraint alone; with c = 0 the machine stands, and the deviation must die out all the same.',
    (walk) => stepped(walk, (a, b, f, options) => rightRates(a, b, f, { ...options, gain: options.gain * options.c })),
  ),
  run(
    'gradient-for-tangent',
    'The speed c goes along the gradient, straight off the constraint. The direction along it is perpendicular to the gradient.',
    (walk) =>
      stepped(walk, (a, b, f, { c, gain }) => {
        const pull = (gain * f) / (a * a + b * b);
        return [c * a - pull * a, c * b - pull * b];
      }),
  ),
  run(
    'rod-term-without-minus',
    'The minus of the rod is lost, in f or in the second entry of the gradient. The rod leads down from the pin, so θ2 enters f with a minus, and so does its derivative. With a plus the two angles work against each other.',
    (walk) => stepped(walk, (a, b, f, options) => rightRates(a, -b, f, options)),
  ),
  run(
    'along-as-a-unit-vector',
    'The direction along is made a unit vector. Task 2 leaves the determinant as long as it is, and c multiplies it: the rates that are given have c b and c a.',
    (walk) =>
      stepped(walk, (a, b, f, options) =>
        rightRates(a, b, f, { ...options, c: 0 }).map(
          (x, i) => x + (options.c * [b, -a][i]) / Math.sqrt(a * a + b * b),
        ),
      ),
  ),
  run(
    'c-as-the-speed-of-the-crank',
    'c is taken for the speed of the crank, and the rod turns with it as in task 1. The machine then runs along the constraint as well, but at another pace: by what is the direction of task 2 multiplied here?',
    (walk) =>
      stepped(walk, (a, b, f, { c, gain }) => {
        const pull = (gain * f) / (a * a + b * b);
        return [c - pull * a, (-c * a) / b - pull * b];
      }),
  ),
  run(
    'feedback-without-step',
    'The feedback is not multiplied by the step. It is a part of the rates, as what goes along is: in each step of τ it moves the angles by τ times that.',
    (walk) =>
      stepped(walk, (a, b, f, options) => rightRates(a, b, f, { ...options, gain: options.gain / options.step })),
  ),
];

export const ofWalk: readonly Misconception<Walk>[] = [
  run(
    'size-of-f-in-the-run',
    'The feedback uses the size of f. On the side where f is negative it pushes further away. Only what is compared for the largest needs no sign.',
    (walk) => stepped(walk, (a, b, f, options) => rightRates(a, b, Math.abs(f), options)),
  ),
  run(
    'deviation-of-the-start',
    'The feedback uses the deviation of the start in all steps. That is right for the first step only. What should be fed back when f has become smaller?',
    (walk) => {
      const start = heightOf(walk.machine, walk.start);
      return stepped(walk, (a, b, _f, options) => rightRates(a, b, start, options));
    },
  ),
  run(
    'square-of-the-minus-lost',
    'D is a difference of squares here. The second entry of the gradient is negative, but its square is not: what is D for two entries of one size?',
    (walk) =>
      stepped(walk, (a, b, f, { c, gain }) => {
        const pull = (gain * f) / (a * a - b * b);
        return [c * b - pull * a, -c * a - pull * b];
      }),
  ),
  run(
    'feedback-entries-exchanged',
    'In the feedback the two entries of the gradient have changed places. They do so in the direction along the constraint; the feedback points along the gradient itself. Which entry belongs to which angle?',
    (walk) =>
      stepped(walk, (a, b, f, { c, gain }) => {
        const pull = (gain * f) / (a * a + b * b);
        return [c * b - pull * b, -c * a - pull * a];
      }),
  ),
  ...[
    (walk: Walk) => {
      const [one, two] = walk.start;
      return stepped({ ...walk, start: [one, -two] }, (a, b, f, options) => {
        const [first, second] = rightRates(a, b, f, options);
        return [first, -second];
      });
    },
    ({ machine: { r, l }, ...walk }: Walk) => largest({ ...walk, machine: { r, l: -l } }),
  ].map((value) =>
    run(
      'rod-added-in-f',
      'In f the rod is added. It leads down from the pin, so it takes away from the height. What is f for two equal angles and two equal lengths?',
      value,
    ),
  ),
  run(
    'sine-for-cosine-in-the-run',
    'The gradient has the sines of f left. It is the derivative of f by each angle: what is the derivative of a sine?',
    (walk) => {
      const { r, l } = walk.machine;
      let [one, two] = walk.start;
      let most = 0;
      for (let n = 0; n <= walk.run.count; n++) {
        const f = heightOf(walk.machine, [one, two]);
        const rates = rightRates(r * Math.sin(one), -l * Math.sin(two), f, walk.run);
        most = Math.max(most, Math.abs(f));
        one += walk.run.step * rates[0];
        two += walk.run.step * rates[1];
      }
      return most;
    },
  ),
  run(
    'printed-feedback',
    'This is the run with the feedback as the paper prints it, +k f: a deviation grows. The sign is no matter of taste. Must v across point to the side of f or against it?',
    (walk) =>
      stepped(walk, (a, b, f, { c, gain }) => {
        const pull = (gain * f) / (a * a + b * b);
        return [c * b + pull * a, -c * a + pull * b];
      }),
  ),
  run(
    'velocity-is-enough',
    'This is the run without feedback. The velocity along the constraint is right at every instant, but each step leaves along the tangent of a curve, and nothing takes the deviation away. It would be enough on a straight constraint.',
    (walk) => largest(altered(walk, { gain: 0 })),
  ),
  run(
    'the-end-only',
    'This is the deviation at the end of the run. A constraint must hold all the time, and here f may come back to zero after it was large. Look at it after every step.',
    (walk) => sizes(walk)[walk.run.count],
  ),
  run(
    'largest-without-size',
    'This is the largest f, with its sign. A deviation to the other side is negative and counts as well: take its size before comparing.',
    (walk) => statesOf(walk).reduce((most, theta) => Math.max(most, heightOf(walk.machine, theta)), 0),
  ),
  run(
    'largest-f-with-its-sign',
    'This is the largest f, with its sign, so that it may even be negative. A deviation to the other side counts as well: take its size before comparing.',
    (walk) => statesOf(walk).reduce((most, theta) => Math.max(most, heightOf(walk.machine, theta)), -Infinity),
  ),
  run(
    'start-left-out',
    'The start is left out. It belongs to the run: a start beside the constraint is a deviation, and if count is 0 it is the only one.',
    (walk) => largestOf(sizes(walk).slice(1)),
  ),
  run(
    'last-state-left-out',
    'The state after the last step is left out. With count steps there are count + 1 states to look at.',
    (walk) => (walk.run.count === 0 ? 0 : largestOf(sizes(walk).slice(0, -1))),
  ),
  run(
    'one-step-too-many',
    'One step too many is taken. With count steps there are count + 1 states, and the start is the first of them.',
    (walk) => largest(altered(walk, { count: walk.run.count + 1 })),
  ),
  run(
    'new-angle-in-the-same-step',
    'Old and new values are mixed: the rate of θ2 is computed with the new θ1. An Euler step takes both rates at its start. Compute both before you change one.',
    (walk) => stepped(walk, rightRates, true),
  ),
  run(
    'new-angle-in-the-same-step',
    'Old and new values are mixed: θ1 is changed already when the rate of θ2 takes its cosine. An Euler step takes both rates at its start. Compute both before you change one.',
    (walk) => {
      const { machine, start, run: options } = walk;
      let [one, two] = start;
      let most = Math.abs(heightOf(machine, start));
      for (let n = 0; n < options.count; n++) {
        const f = heightOf(machine, [one, two]);
        const [a, b] = [machine.r * Math.cos(one), -machine.l * Math.cos(two)];
        const pull = (options.gain * f) / (a * a + b * b);
        one += options.step * (options.c * b - pull * a);
        two += options.step * (-options.c * machine.r * Math.cos(one) - pull * b);
        most = Math.max(most, Math.abs(heightOf(machine, [one, two])));
      }
      return most;
    },
  ),
  ...[
    { nodes: [0.5], weights: [0, 1] },
    { nodes: [1], weights: [0.5, 0.5] },
    { nodes: [0.5, 0.5, 1], weights: [1 / 6, 1 / 3, 1 / 3, 1 / 6] },
  ].map(({ nodes, weights }) =>
    run(
      'better-method',
      'The rates are taken at other places of the step, too: this is a better method than that of Euler, and it strays less. Asked for is how far Euler’s steps stray, with the rates at the start of each.',
      (walk) => byAnotherMethod(walk, nodes, weights),
    ),
  ),
  run(
    'gradient-of-the-start',
    'The gradient is that of the start all the way. The constraint is curved: after each step it has another direction. At which angles should a and b be computed?',
    (walk) => {
      const [a, b] = [walk.machine.r * Math.cos(walk.start[0]), -walk.machine.l * Math.cos(walk.start[1])];
      return stepped(walk, (_a, _b, f, options) => rightRates(a, b, f, options));
    },
  ),
  run(
    'both-along-plus',
    'The part along the constraint has a plus at both angles. It should be perpendicular to the gradient: what is the product of (b, a) with (a, b)?',
    (walk) =>
      stepped(walk, (a, b, f, options) =>
        rightRates(a, b, f, options).map((x, i) => x + (i === 1 ? 2 * options.c * a : 0)),
      ),
  ),
  ...[0, 1].flatMap((angle) =>
    [0, -1].map((factor) =>
      run(
        'feedback-at-one-angle',
        'The feedback is right at one of the two angles only. It points along the gradient, or against it: both angles have their part in it, with one sign before k f / D.',
        (walk) =>
          stepped(walk, (a, b, f, options) => {
            const way = rightRates(a, b, f, { ...options, gain: 0 });
            const both = rightRates(a, b, f, options);
            return both.map((x, i) => (i === angle ? way[i] + factor * (x - way[i]) : x));
          }),
      ),
    ),
  ),
  run(
    'divided-by-the-lengths',
    'The feedback is divided by r² + l², which does not change. D is the square of the gradient at the angles of the step: it has the two cosines.',
    (walk) =>
      stepped(
        walk,
        dividedBy(() => walk.machine.r ** 2 + walk.machine.l ** 2),
      ),
  ),
  run(
    'mean-of-the-run',
    'This is the mean of |f| over the states. A long good run would hide a bad moment in it. Asked for is the largest.',
    (walk) => total(sizes(walk)) / (walk.run.count + 1),
  ),
  run(
    'no-step-no-deviation',
    'A run of no steps has no deviation here. The start is a state as well, and it need not be on the constraint.',
    (walk) => (walk.run.count === 0 ? 0 : largest(walk)),
  ),
  run(
    'backward-along',
    'The part along the constraint has the other sign: the machine runs backward. From another start it meets another deviation. Which sign has the determinant at e1?',
    (walk) => largest(altered(walk, { c: -walk.run.c })),
  ),
];
