/** Wrong ideas of the question of task 4, with the words for the student. */
import type { Misconception } from 'rigid-body-lab/course';
import { constants, exchanged } from './misconceptions.js';
import { TRIALS, trialsOf, wordFor } from './situations.js';
import type { Trial, Trials } from './situations.js';

/** The answer if errors fell with these powers of the step. */
const powers =
  (power: (trial: Trial) => number): Misconception<Trials>['value'] =>
  ({ first, second }) => {
    const halvings = (trial: Trial): number => power(trial) * Math.round(Math.log2(trial.cut));
    return wordFor(TRIALS, halvings(first) - halvings(second));
  };
const order = ({ forces }: Trial): number => (forces === 'each stage' ? 4 : 1);
const single = ({ over }: Trial): number => (over === 'one step' ? 1 : 0);

export const ofTrials: readonly Misconception<Trials>[] = [
  {
    id: 'halving-halves',
    says: 'The answer follows the number of parts alone, as if halving the step halved every error. So it is for a whole run of a method of order 1. With order 4 it is divided by sixteen.',
    value: powers(() => 1),
  },
  {
    id: 'one-step-as-the-run',
    says: 'One step and a whole run count alike here. A run with half the step has twice as many steps, and the errors of all add up: so what must one step’s error do, for the run’s to fall by sixteen?',
    value: powers(order),
  },
  {
    id: 'one-step-falls-less',
    says: 'The error of one step falls by one power less here than that of the run. It is the other way round: twice as many steps add up their errors, so the run loses a power.',
    value: powers((trial) => order(trial) - single(trial)),
  },
  {
    id: 'order-of-one-step',
    says: 'The order is taken for that of one step, and a run loses one power more. Order 4 is that of the run; twice as many steps add up their errors, so that the error of one step falls by a power more.',
    value: powers((trial) => (trial.forces === 'each stage' ? 3 : 1) + single(trial)),
  },
  {
    id: 'order-of-one-step',
    says: 'The order is taken for that of one step, and a run loses one power more. Order 4 is that of the run; twice as many steps add up their errors, so that the error of one step falls by a power more.',
    value: powers((trial) => order(trial) + single(trial) - 1),
  },
  {
    id: 'kept-forces-never-converge',
    says: 'With forces that are kept for a step the error of a run does not fall here, however small the steps. It does, as with Euler’s method: the shorter the step, the less a force changes in it.',
    value: powers((trial) => (trial.forces === 'each stage' ? 4 : 0) + single(trial)),
  },
  {
    id: 'kept-forces-never-converge',
    says: 'With forces that are kept for a step no error falls here, however small the steps. It does, as with Euler’s method: the shorter the step, the less a force changes in it.',
    value: powers((trial) => (trial.forces === 'each stage' ? 4 + single(trial) : 0)),
  },
  {
    id: 'base-and-power-exchanged',
    says: 'The power is taken to the number of parts, and not the number of parts to the power. Half the step with order 4: the error is divided by 2 · 2 · 2 · 2. A third of it: by how much?',
    value: ({ first, second }) => {
      const factor = (trial: Trial): number => (order(trial) + single(trial)) ** trial.cut;
      return wordFor(TRIALS, factor(first) - factor(second));
    },
  },
  {
    id: 'method-decides',
    says: 'Forces that are kept for a step count as those of each stage here, as if the method alone gave the order. Four stages that see one and the same force learn nothing of how it changes: the error is that of Euler’s method.',
    value: powers((trial) => 4 + single(trial)),
  },
  {
    id: 'kept-forces-lose-one-order',
    says: 'Forces that are kept for a step cost one order here. They cost three: with one force for the whole step the velocity is as wrong as Euler’s.',
    value: powers((trial) => (trial.forces === 'each stage' ? 4 : 3) + single(trial)),
  },
  {
    id: 'kept-forces-halve-the-order',
    says: 'Forces that are kept for a step leave order 2 here. The positions of one step would allow that. The velocities are wrong by h² in each step, by h over a run: order 1.',
    value: powers((trial) => (trial.forces === 'each stage' ? 4 : 2) + single(trial)),
  },
  {
    id: 'times-the-order',
    says: 'The factor is the number of parts times the order here. It is a power: with order 4, halving divides the error by 2 · 2 · 2 · 2.',
    value: ({ first, second }) => {
      const factor = (trial: Trial): number => trial.cut * (order(trial) + single(trial));
      return wordFor(TRIALS, factor(first) - factor(second));
    },
  },
  {
    id: 'names-the-slower',
    says: 'The errors are told apart rightly, but the one that falls less is named.',
    value: (trials) => exchanged(TRIALS, trialsOf(trials)),
  },
  {
    id: 'all-fall-alike',
    says: 'The answer is always the same. Errors fall alike if the method, the time over which they are taken and the cut of the step agree; here they do not.',
    value: () => 'same',
  },
  ...constants<Trials>(['first', 'second']),
];
