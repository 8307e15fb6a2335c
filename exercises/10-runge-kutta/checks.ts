import { close, defineChecks } from 'rigid-body-lab/course';
import type { Misconception } from 'rigid-body-lab/course';
import { draw, plusSlope, rungeKutta, stepOf } from './inputs.js';
import type { Inputs, Walk, WalkName } from './inputs.js';
import { eulerMistakes, stepMistakes } from './misconceptions.js';
import { comparedExactly, inOrder, orderMistakes } from './order-misconceptions.js';
import { walkOfInputs } from './probes.js';
import { sweeps } from './sweeps.js';
import { orderOf } from './tableaux.js';
import type { Given } from './tableaux.js';
import { walkMistakes } from './walk-misconceptions.js';

type Student = typeof import('./stub.js');

/** The mistakes of a sweep that show in the inputs of a fixed check. */
const those = <I>(mistakes: Misconception<I>[], ...without: string[]): Misconception<I>[] =>
  mistakes.filter(({ id }) => !without.includes(id));
const onWalk = (name: WalkName, ...without: string[]): Misconception<Inputs>[] =>
  those<Walk>(walkMistakes, ...without).map((m) => ({ ...m, value: (inputs) => m.value(inputs[name]) }));
const onTableaux = (mistakes: Misconception<Given>[]): Misconception<Inputs>[] =>
  mistakes.map((m) => ({ ...m, value: ({ tableaux }) => tableaux.map((tableau) => m.value({ tableau, broken: [] })) }));

export const checks = defineChecks<Student, Inputs>({
  inputs: draw,
  sweeps,
  checks: {
    euler: {
      title: 'one Euler step of three coupled equations',
      probe: ({ eulerStep }, { equations, t, y, h }) =>
        eulerStep(
          (s, v) => equations.map(([a, j, b, c, d], i) => a * v[j] + b * s + c * s * s + d * v[i] * v[j]),
          t,
          y,
          h,
        ),
      wanted: plusSlope,
      judge: close(),
      misconceptions: eulerMistakes,
    },
    rk4: {
      title: 'one Runge-Kutta step of three coupled equations',
      probe: ({ rk4Step }, { equations, t, y, h }) =>
        rk4Step(
          (s, v) => equations.map(([a, j, b, c, d], i) => a * v[j] + b * s + c * s * s + d * v[i] * v[j]),
          t,
          y,
          h,
        ),
      wanted: (inputs) => stepOf(inputs, rungeKutta),
      judge: close(),
      misconceptions: stepMistakes,
    },
    solve: {
      title: 'seven whole steps',
      probe: walkOfInputs('whole'),
      wanted: ({ whole }) => whole.end,
      judge: close(),
      misconceptions: onWalk('whole'),
    },
    'solve-last-step': {
      title: 'a last step that is shorter, so that the end is exactly t1',
      probe: walkOfInputs('shorter'),
      wanted: ({ shorter }) => shorter.end,
      judge: close(),
      misconceptions: onWalk('shorter'),
    },
    'solve-backward': {
      title: 'two equations backward in time',
      probe: walkOfInputs('backward'),
      wanted: ({ backward }) => backward.end,
      judge: close(),
      misconceptions: onWalk('backward'),
    },
    orders: {
      title: 'the orders of six methods',
      probe: ({ orderOfTableau }, { tableaux }) => tableaux.map((tableau) => orderOfTableau(tableau)),
      wanted: ({ tableaux }) => tableaux.map(orderOf),
      judge: close(),
      misconceptions: onTableaux([...orderMistakes, comparedExactly(inOrder)]),
    },
  },
});
