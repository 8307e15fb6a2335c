/** Wrong formulas of task 4, with the words for the student. */
import type { Misconception } from 'rigid-body-lab/course';
import { boundOf, halvedOf, leftBy } from './inputs.js';
import type { Halved, Promise } from './inputs.js';
import { constant, known } from './misconceptions.js';

const promise = known<Promise>();
/** Where there is a bound, another one. */
const instead =
  (value: (promise: Promise, kept: number) => number) =>
  (input: Promise): number | null =>
    Math.abs(input.factor) < 1 ? value(input, Math.abs(input.factor)) : null;

export const boundMistakes: Misconception<Promise>[] = [
  promise(
    'shrinking-is-enough',
    'A factor below 1 is enough here, and the start the bound. That is true if the steps add nothing. Start at zero: can the deviation stay there while each step adds something?',
    instead(({ start }) => start),
  ),
  promise(
    'start-forgotten',
    'This is the ceiling, to which the new errors can drive a run from below. A run that starts above it has been higher already.',
    instead(({ newError }, kept) => leftBy(kept, newError)),
  ),
  promise(
    'start-and-ceiling-added',
    'Start and ceiling are added. The start dies out while the new errors build up: what is lost of one and won of the other in the first step?',
    instead(({ start, newError }, kept) => start + leftBy(kept, newError)),
  ),
  promise(
    'smaller-of-the-two',
    'This is the smaller of start and ceiling. From above the run falls towards the ceiling, from below it can rise to it. In which of the two cases was it never higher than the smaller one?',
    instead(({ start, newError }, kept) => Math.min(start, leftBy(kept, newError))),
  ),
  promise(
    'one-step-only',
    'This is what is left after one step from the start. The next one may add as much again. Where is it that a step takes away as much as it adds?',
    instead(({ start, newError }, kept) => Math.max(start, kept * start + newError)),
  ),
  promise(
    'errors-cancel',
    'The sign of the factor counts here. A negative one makes new errors of one sign cancel, but their signs are not known: the worst ones alternate as well, and then add up.',
    instead(({ start, newError, factor: sign }) => Math.max(start, newError / (1 - sign))),
  ),
  promise(
    'errors-by-chance',
    'The new errors are added as if by chance, by their squares. That tells how far a run strays as a rule. What one can be sure of is the worst case: which signs make all of them add up?',
    instead(({ start, newError }, kept) => Math.max(start, newError / Math.sqrt(1 - kept * kept))),
  ),
  promise(
    'new-error-for-ceiling',
    'The error of one step is taken for the most that all of them leave. It would be so if each step took away the whole deviation. What is left of the first error when the second comes?',
    instead(({ start, newError }) => Math.max(start, newError)),
  ),
  promise(
    'new-error-on-the-start',
    'This is the start and one new error. The first step shrinks the start before it adds an error, and later ones add theirs as well: where does that end?',
    instead(({ start, newError }) => start + newError),
  ),
  promise(
    'start-in-every-step',
    'The start is added in each step here, as if it came again and again. It is there once, and dies out: what else comes with every step?',
    instead(({ start, newError }, kept) => (start + newError) / (1 - kept)),
  ),
  promise(
    'after-the-first-step',
    'The start itself does not count here, only what the first step makes of it. The deviation has been as large as the start before any step was taken.',
    instead(({ start, newError }, kept) => Math.max(kept * start + newError, leftBy(kept, newError))),
  ),
  promise(
    'factor-squared',
    'The factor is squared here. That is right for the mean square of errors that come by chance; the worst ones add up as they are. What is left of the first after two steps, and of the second?',
    instead(({ start, newError }, kept) => Math.max(start, newError / (1 - kept * kept))),
  ),
  promise(
    'divided-by-the-factor',
    'The new error is divided by the factor. What a step takes away is the part that is not left. With a factor of 0 only the newest error is there.',
    instead(({ start, newError }, kept) => Math.max(start, newError / kept)),
  ),
  promise(
    'multiplied-instead',
    'The new error is multiplied by the part that a step takes away. If steps take little away, a deviation grows large before what they take is as much as what they add. Try a factor near 1.',
    instead(({ start, newError }, kept) => Math.max(start, newError * (1 - kept))),
  ),
  promise(
    'alternating-counts-as-stable',
    'A factor of -1 or below still gets a bound. Its sign changes with each step, its size does not shrink: compare the size with 1.',
    (input) => (input.factor <= -1 ? Math.max(input.start, input.newError / (1 - input.factor)) : boundOf(input)),
  ),
  promise(
    'alternating-counts-as-stable',
    'A factor of -1 or below still gets a bound. Its sign changes with each step, its size does not shrink: compare the size with 1.',
    (input) =>
      input.factor <= -1 ? Math.max(input.start, input.newError / (1 - Math.abs(input.factor))) : boundOf(input),
  ),
  promise(
    'growing-counts-as-bounded',
    'There is a bound for every factor here. Where a step leaves more than there was, even the smallest deviation grows without end, and nothing can be promised.',
    ({ start, factor: any, newError }) => Math.max(start, newError / (1 - Math.abs(any))),
  ),
  promise(
    'neither-grows-nor-shrinks',
    'A factor of exactly 1 or -1 gets a bound here, or a division by zero. Such a step takes nothing away, so what the steps add piles up.',
    (input) => (Math.abs(input.factor) === 1 ? Math.max(input.start, input.newError / 0) : boundOf(input)),
  ),
  ...[10, 50, 100, 200, 300, 400, 500, 1000, 2000, 3000, 5000, 10000, 20000].map((count) =>
    promise(
      'run-cut-short',
      `This is how high the worst run comes in ${count} steps. Where steps take little away it is still climbing then. At which height does it stop?`,
      instead(({ start, newError }, kept) => {
        let left = start;
        for (let n = 0; n < count; n++) left = kept * left + newError;
        return Math.max(start, left);
      }),
    ),
  ),
  promise(
    'infinity-for-null',
    'An infinite bound is returned where nothing is promised. That is true in a way, but the statement asks for null there.',
    (input) => boundOf(input) ?? Infinity,
  ),
  promise(
    'nothing-there-nothing-grows',
    'Where there is no deviation at the start and no new error, 0 is promised whatever the factor. It is true that nothing comes of nothing. The statement still wants null at a size of 1 or more, whatever the other two are.',
    (input) => (input.start === 0 && input.newError === 0 ? 0 : boundOf(input)),
  ),
  promise(
    'without-errors-the-start',
    'Without new errors the start is promised whatever the factor. Where a step leaves more than there was, the start is not the most. And for a size of exactly 1, too, the statement wants null.',
    (input) => (input.newError === 0 ? input.start : boundOf(input)),
  ),
  promise(
    'without-errors-one-keeps',
    'For a factor of exactly 1 or -1 and no new errors the start is promised. It is true that nothing grows. The statement still wants null at a size of 1 or more, whatever the other two are.',
    (input) => (input.newError === 0 && Math.abs(input.factor) === 1 ? input.start : boundOf(input)),
  ),
  promise(
    'one-still-bounded',
    'For a factor of exactly 1 or -1 the start is promised. Such a step takes nothing away, so what the steps add piles up.',
    (input) => (Math.abs(input.factor) === 1 ? input.start : boundOf(input)),
  ),
  promise(
    'zero-forgets-the-start',
    'For a factor of 0 the new error alone is promised. After the first step nothing is left of the start, but the start counts as well.',
    (input) => (input.factor === 0 ? input.newError : boundOf(input)),
  ),
  promise(
    'zero-is-no-factor',
    'For a factor of 0 nothing is promised. That is the best factor: a step leaves nothing of the deviation. How high can one new error bring it?',
    (input) => (input.factor === 0 ? null : boundOf(input)),
  ),
  promise(
    'ceiling-less-one-error',
    'The ceiling is taken after what a step takes away and before the new error: |P| e over what a step takes away. The deviation is at its largest when the error has come on top.',
    instead(({ start, newError }, kept) => Math.max(start, kept * leftBy(kept, newError))),
  ),
  promise(
    'one-error-on-top',
    'A new error is added to the larger of the two. The ceiling has all errors in it already: put the ceiling through one more step. What comes out?',
    instead(({ start, newError }, kept) => Math.max(start, leftBy(kept, newError)) + newError),
  ),
];

const halved = known<Halved>();
const quantities =
  (values: Partial<Record<Halved['what'], (order: number) => number>>) =>
  (input: Halved): number =>
    values[input.what]?.(input.order) ?? halvedOf(input);
const half = (): number => 1 / 2;
const power =
  (more: number) =>
  (order: number): number =>
    2 ** -(order + more);

export const halvedMistakes: Misconception<Halved>[] = [
  halved(
    'halving-halves',
    'Every error is halved with the step here. That is so for the drift and the ceiling of Euler, and for no other method. What is the order of a method good for?',
    quantities({ 'new error': half, drift: half, ceiling: half }),
  ),
  halved(
    'run-like-one-step',
    'Drift and ceiling fall like the error of one step here. With half the step there are twice as many steps in the same time, and each takes only half as much away.',
    quantities({ drift: power(1), ceiling: power(1) }),
  ),
  halved(
    'drift-like-one-step',
    'The drift falls like the error of one step here. With half the step, how many steps are there in a second?',
    quantities({ drift: power(1) }),
  ),
  halved(
    'ceiling-like-one-step',
    'The ceiling falls like the error of one step here. It is that error over the part that a step takes away: what becomes of that part?',
    quantities({ ceiling: power(1) }),
  ),
  halved(
    'one-step-like-the-run',
    'The new error of one step falls with the order here, as the errors of a whole run do. One step is better by one power: that one is spent on the greater number of steps.',
    quantities({ 'new error': power(0) }),
  ),
  halved(
    'ceiling-falls-twice',
    'The ceiling falls faster than the new error here, as if what a step takes away multiplied it. It divides: a shorter step takes less away, and that raises the ceiling.',
    quantities({ ceiling: power(2) }),
  ),
  halved(
    'order-as-divisor',
    'The errors fall by twice the order here. Half the step is a half for each power of the step: count the powers, and multiply as many halves.',
    quantities({ 'new error': (p) => 1 / (2 * (p + 1)), drift: (p) => 1 / (2 * p), ceiling: (p) => 1 / (2 * p) }),
  ),
  halved(
    'ceiling-stays',
    'The ceiling stays as it is here. What a step takes away is halved with the step, and the new error falls by more: what is their quotient?',
    quantities({ ceiling: () => 1 }),
  ),
  halved(
    'drift-counted-twice',
    'The drift falls by one power less than the order here. The new error has one power more than the order, and twice as many steps cost one power: how many are left?',
    quantities({ drift: power(-1) }),
  ),
  halved(
    'ceiling-counted-twice',
    'The ceiling falls by one power less than the order here. The new error has one power more than the order, and what a step takes away costs one power: how many are left?',
    quantities({ ceiling: power(-1) }),
  ),
  halved(
    'drift-stays',
    'The drift stays as it is here, as if half of the error, twice as often, were the same. That would be so if the new error were only halved. With which power does it fall?',
    quantities({ drift: () => 1 }),
  ),
  halved(
    'gain-unchanged',
    'The largest gain stays as it is here, as if it belonged to the method alone. What belongs to the method is the product of step and gain.',
    quantities({ 'largest gain': () => 1 }),
  ),
  halved(
    'gain-halved',
    'The largest gain is halved with the step here. Their product has the limit, so a shorter step bears more.',
    quantities({ 'largest gain': half }),
  ),
  halved(
    'gain-like-the-errors',
    'The largest gain depends on the order here. The limit of the product does so, but it is the same before and after.',
    quantities({ 'largest gain': (p) => 2 ** p }),
  ),
  halved(
    'old-over-new',
    'This is the old value over the new one. The new one over the old one is asked for: smaller errors give a number below 1.',
    (input) => 1 / halvedOf(input),
  ),
  ...constant<Halved>(
    [1 / 2, 1 / 4, 1, 2, 1 / 16],
    'All quantities get one number here. One of them even grows when the step is halved: which?',
  ),
];
