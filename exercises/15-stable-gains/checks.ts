import { close, defineChecks } from 'rigid-body-lab/course';
import type { Misconception } from 'rigid-body-lab/course';
import { addedMistakes } from './added-misconceptions.js';
import { addedBy, boundOf, draw, factorOf, rangeOf } from './inputs.js';
import type { Inputs } from './inputs.js';
import { factorMistakes } from './misconceptions.js';
import { boundMistakes } from './promise-misconceptions.js';
import { rangeMistakes } from './range-misconceptions.js';
import { sweeps } from './sweeps.js';

type Student = typeof import('./stub.js');

/** A formula for one call, as one for each call of a check. */
const forEach =
  <I>(cases: (inputs: Inputs) => I[]) =>
  (value: (one: I) => unknown) =>
  (inputs: Inputs): unknown =>
    cases(inputs).map(value);
const mistakesOf = <I>(mistakes: Misconception<I>[], all: ReturnType<typeof forEach<I>>): Misconception<Inputs>[] =>
  mistakes.map((m) => ({ ...m, value: all(m.value) }));

const factors = forEach(({ stepSize, gain }) => [1, 2, 3, 4].map((order) => ({ order, stepSize, gain })));
const ranges = forEach(({ methods, stepSize, alpha }) => methods.map((method) => ({ method, stepSize, alpha })));
const bounds = forEach(({ promises }) => promises);

export const checks = defineChecks<Student, Inputs>({
  inputs: draw,
  sweeps,
  checks: {
    factors: {
      title: 'the factors of the orders 1 to 4',
      probe: ({ stepFactor }, { stepSize, gain }) => [1, 2, 3, 4].map((order) => stepFactor(order, stepSize, gain)),
      wanted: factors(factorOf),
      judge: close(),
      misconceptions: mistakesOf(factorMistakes, factors),
    },
    ranges: {
      title: 'the gains for Euler, midpoint, Kutta 3 and RK4',
      probe: ({ gainRange }, { methods, stepSize, alpha }) =>
        methods.map((method) => gainRange(method, stepSize, alpha)),
      wanted: ranges(rangeOf),
      judge: close({ unit: '1/s' }),
      misconceptions: mistakesOf(rangeMistakes, ranges),
    },
    'new-deviation': {
      title: 'what one step adds, with two variables',
      probe: ({ newDeviation }, { bent: { curvature, v, stepSize } }) => newDeviation(curvature, v, stepSize),
      wanted: ({ bent }) => addedBy(bent),
      judge: close({ unit: 'm' }),
      misconceptions: addedMistakes.map((m) => ({ ...m, value: ({ bent }) => m.value(bent) })),
    },
    bound: {
      title: 'the bounds of three runs',
      probe: ({ promisedBound }, { promises }) => promises.map((run) => promisedBound(run)),
      wanted: bounds(boundOf),
      judge: close({ unit: 'm' }),
      misconceptions: mistakesOf(boundMistakes, bounds),
    },
  },
});
