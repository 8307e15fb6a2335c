/** Wrong formulas of task 3 for what a step adds, with the words for the student. */
import { total } from 'rigid-body-lab/course';
import type { Misconception } from 'rigid-body-lab/course';
import { addedBy } from './inputs.js';
import type { Bent } from './inputs.js';
import { known } from './misconceptions.js';

const added = known<Bent>();
const sumOf = (list: number[], other: number[]): number => total(list.map((x, i) => x * other[i]));
/** What is left without the term with two velocities. */
const withoutMatrix = (bent: Bent): number =>
  addedBy({ ...bent, curvature: { ...bent.curvature, fyy: bent.v.map(() => bent.v.map(() => 0)) } });
export const addedMistakes: Misconception<Bent>[] = [
  added(
    'half-missing',
    'This is τ² f⁽²⁾, twice what the step adds. Where does a Taylor series bring in a half? Throw a stone: g t² is twice the fall.',
    (bent) => 2 * addedBy(bent),
    0.5,
  ),
  added(
    'derivative-itself',
    'This is the second derivative, in m/s². What it adds to the deviation grows with the square of the time: which factor is missing?',
    (bent) => (2 * addedBy(bent)) / bent.stepSize ** 2,
  ),
  added(
    'step-not-squared',
    'The step comes in once here. A second derivative acts like an acceleration: half of the step, half of the step again, so a quarter. Check the unit: m/s² must become m.',
    (bent) => addedBy(bent) / bent.stepSize,
  ),
  added(
    'velocity-lost-in-the-middle',
    'The mixed term has lost its velocity, as in the printed formula (erratum P3). Each variable brings its velocity with it. Which unit has the term without it?',
    (bent) => addedBy(bent, { mixed: 0 }) + bent.stepSize ** 2 * total(bent.curvature.fyt),
  ),
  added(
    'mixed-once',
    'The mixed term counts once here. First the variable and then time, or first time and then the variable: both orders are there. Expand the square of a sum.',
    (bent) => addedBy(bent, { mixed: 0.5 }),
  ),
  added(
    'mixed-left-out',
    'The mixed term makes no difference here. It says how the slope of f changes with time while the variables move.',
    (bent) => addedBy(bent, { mixed: 0 }),
  ),
  added(
    'time-left-out',
    'The second derivative by time alone makes no difference here. A constraint that moves by itself leaves the tangent even if the variables rest.',
    (bent) => addedBy(bent, { time: 0 }),
  ),
  added(
    'constraint-at-rest',
    'Only the term with two velocities is here: right for a constraint that does not depend on time. This one may move.',
    (bent) => addedBy(bent, { mixed: 0, time: 0 }),
  ),
  added(
    'diagonal-only',
    'Only the diagonal of the matrix counts here. Two variables that move together bring in the entries beside it. Try v = [1, 1] with nothing on the diagonal.',
    (bent) => addedBy(bent, { product: 0 }),
  ),
  added(
    'one-triangle-only',
    'Each pair of variables counts once here. The matrix has two entries for a pair, one on each side of the diagonal, and both belong to the sum.',
    (bent) => addedBy(bent, { product: 0.5 }),
  ),
  added(
    'pairs-twice',
    'Each pair of variables counts twice as much as it should. The matrix has two entries for it already: a further factor of 2 is right only if you take one of them.',
    (bent) => addedBy(bent, { product: 2 }),
  ),
  added(
    'velocity-not-squared',
    'The matrix meets the velocities once here, and its rows are then simply added. The velocities stand on both of its sides: twice as fast means four times this term.',
    (bent) => {
      const rows = bent.curvature.fyy.map((row) => sumOf(row, bent.v));
      return (
        addedBy({ ...bent, curvature: { ...bent.curvature, fyy: bent.v.map(() => bent.v.map(() => 0)) } }) +
        (bent.stepSize ** 2 * total(rows)) / 2
      );
    },
  ),
  added(
    'velocity-of-one-twice',
    'Each entry of the matrix meets the square of one velocity. It belongs to two variables, so it meets the velocities of both: has one index been left as it was?',
    (bent) => {
      const rows = bent.curvature.fyy.map((row, i) => total(row) * bent.v[i] ** 2);
      return withoutMatrix(bent) + (bent.stepSize ** 2 * total(rows)) / 2;
    },
  ),
  ...[(j: number) => j > 0, (j: number, last: number) => j < last].map((counts, late) =>
    added(
      'one-column-left-out',
      `The ${late ? 'last' : 'first'} column of the matrix is left out of the sum. Both sums go over all variables: where does your loop begin, and where does it end?`,
      (bent) => {
        const rows = bent.curvature.fyy.map((row) =>
          total(row.map((x, j) => (counts(j, row.length - 1) ? x * bent.v[j] : 0))),
        );
        return withoutMatrix(bent) + (bent.stepSize ** 2 * sumOf(rows, bent.v)) / 2;
      },
    ),
  ),
  added(
    'first-velocity-for-all',
    'In the mixed term all entries meet the velocity of the first variable. Each has a velocity of its own: has an index been left at 0?',
    (bent) => addedBy(bent, { mixed: 0 }) + bent.stepSize ** 2 * total(bent.curvature.fyt) * bent.v[0],
  ),
  added(
    'mixed-with-one-step',
    'The mixed term is multiplied by the step once here, the others by half of its square. All three are parts of one second derivative, in m/s²: which unit has the mixed term before the step comes in?',
    (bent) => addedBy(bent, { mixed: 0 }) + bent.stepSize * sumOf(bent.curvature.fyt, bent.v),
  ),
  added(
    'time-in-the-loop',
    'The second derivative by time is counted once for each variable: it is added inside a loop. It is right for one variable. How often does it stand in the formula?',
    (bent) => addedBy(bent, { time: bent.v.length }),
  ),
  added(
    'mixed-in-the-inner-loop',
    'The mixed term is counted once for each pair of variables: it is added in the inner of two loops. Its sum has one index only. What does that mean for two variables?',
    (bent) => addedBy(bent, { mixed: bent.v.length }),
  ),
  added(
    'all-in-the-inner-loop',
    'All three terms are added in the inner of two loops. Only the first has two indices: how often does each of the others stand in the formula?',
    (bent) => addedBy(bent, { mixed: bent.v.length, time: bent.v.length ** 2 }),
  ),
  added(
    'time-halved-again',
    'The second derivative by time is halved twice. The half of the Taylor series stands before the whole sum already.',
    (bent) => addedBy(bent, { time: 0.5 }),
  ),
  added(
    'half-for-the-matrix-alone',
    'Only the term with two velocities is halved. The half of the Taylor series stands before the whole sum.',
    (bent) => addedBy(bent, { mixed: 2, time: 2 }),
  ),
  added(
    'speed-squared',
    'The entries of the matrix are added and multiplied by the square of the whole velocity. Each entry has its own two velocities. Try v = [1, 0]: which entries can matter?',
    (bent) =>
      withoutMatrix(bent) +
      (bent.stepSize ** 2 * total(bent.curvature.fyy.flat()) * total(bent.v.map((x) => x * x))) / 2,
  ),
];
