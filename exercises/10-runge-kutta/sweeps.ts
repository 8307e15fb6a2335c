import { close, largestOf, sweepOf } from 'rigid-body-lab/course';
import type { Judge } from 'rigid-body-lab/course';
import { anyStep, anyWalk, stepCorners, walkCorners } from './domains.js';
import { plusSlope, rates, rungeKutta, stepOf } from './inputs.js';
import type { Equation, Step } from './inputs.js';
import { eulerMistakes, stepMistakes } from './misconceptions.js';
import { orderMistakes } from './order-misconceptions.js';
import { walkFrom } from './probes.js';
import { questions } from './questions.js';
import { anyTableau, orderOf, tableauCorners } from './tableaux.js';
import { walkMistakes } from './walk-misconceptions.js';

type Student = typeof import('./stub.js');
const sweep = sweepOf<Student>();

/** Above rounding: where the change takes the state back to zero, the answer has no size of its own. */
const state = (input: Step): Judge => {
  const size = (equations: Equation[]): Equation[] =>
    equations.map(([a, from, b, c, d]) => [Math.abs(a), from, Math.abs(b), Math.abs(c), Math.abs(d)]);
  const { y, t, h } = input;
  const most = y.map(Math.abs);
  const slopes = rates(size(input.equations))(Math.abs(t) + Math.abs(h), most);
  return close({ absolute: 1e-12 * (largestOf(y) + Math.abs(h) * largestOf(slopes)) });
};

/** f as one would type it. */
function written(equations: Equation[]): string {
  const term = (factor: number, ...others: string[]): string[] => {
    if (factor === 0) return [];
    const rest = others.join(' * ');
    return [factor === 1 ? rest : factor === -1 ? `-${rest}` : `${factor} * ${rest}`];
  };
  const rate = ([a, from, b, c, d]: Equation, i: number): string => {
    const terms = [
      ...term(a, `y[${from}]`),
      ...term(b, 't'),
      ...term(c, 't', 't'),
      ...term(d, `y[${i}]`, `y[${from}]`),
    ];
    return terms.length === 0 ? '0' : terms.join(' + ').replaceAll('+ -', '- ');
  };
  return `(t, y) => [${equations.map(rate).join(', ')}]`;
}
const list = (numbers: number[]): string => `[${numbers.join(', ')}]`;

const stepLabels: Record<string, (input: Step) => boolean> = {
  'whenever h is negative': ({ h }) => h < 0,
  'whenever h is 0': ({ h }) => h === 0,
  'whenever the state has more than one number': ({ y }) => y.length > 1,
  'whenever the state has more than three numbers': ({ y }) => y.length > 3,
};

export const sweeps = {
  'any-euler': sweep({
    title: 'an Euler step of any system',
    of: 'eulerStep',
    domain: anyStep,
    corners: stepCorners,
    call: ({ eulerStep }, { equations, t, y, h }) =>
      eulerStep(
        (s, v) => {
          if (v.length !== y.length)
            throw new Error(`f is handed a state of ${v.length} numbers, and the state has ${y.length}.`);
          return equations.map(([a, j, b, c, d], i) => a * v[j] + b * s + c * s * s + d * v[i] * v[j]);
        },
        t,
        y,
        h,
      ),
    wanted: plusSlope,
    judge: state,
    labels: stepLabels,
    misconceptions: eulerMistakes,
    shows: ({ equations, t, y, h }) => `eulerStep(${written(equations)}, ${t}, ${list(y)}, ${h})`,
  }),
  'any-rk4': sweep({
    title: 'a Runge-Kutta step of any system',
    of: 'rk4Step',
    domain: anyStep,
    corners: stepCorners,
    call: ({ rk4Step }, { equations, t, y, h }) =>
      rk4Step(
        (s, v) => {
          if (v.length !== y.length)
            throw new Error(`f is handed a state of ${v.length} numbers, and the state has ${y.length}.`);
          return equations.map(([a, j, b, c, d], i) => a * v[j] + b * s + c * s * s + d * v[i] * v[j]);
        },
        t,
        y,
        h,
      ),
    wanted: (input) => stepOf(input, rungeKutta),
    judge: state,
    labels: stepLabels,
    misconceptions: stepMistakes,
    shows: ({ equations, t, y, h }) => `rk4Step(${written(equations)}, ${t}, ${list(y)}, ${h})`,
  }),
  'any-solve': sweep({
    title: 'a walk of any system',
    of: 'solve',
    domain: anyWalk,
    corners: walkCorners,
    call: walkFrom,
    wanted: ({ end }) => end,
    judge: ({ y0 }) => close({ absolute: 1e-12 * largestOf(y0) }),
    labels: {
      'whenever time runs backward': ({ t0, t1 }) => t1 < t0,
      'whenever there are more than a thousand steps': ({ ends }) => ends.length > 1000,
      'whenever no time passes': ({ t0, t1 }) => t1 === t0,
      'whenever h is longer than the interval': ({ t0, t1, h }) => Math.abs(t1 - t0) < h,
      'whenever h divides the interval': ({ t0, t1, h, ends }) =>
        Math.abs(Math.abs(t1 - t0) - ends.length * h) < 1e-9 * h,
      'whenever h does not divide the interval': ({ t0, t1, h, ends }) =>
        Math.abs(Math.abs(t1 - t0) - ends.length * h) >= 1e-9 * h,
      'whenever the state has more than one number': ({ y0 }) => y0.length > 1,
    },
    misconceptions: walkMistakes,
    shows: ({ equations, y0, t0, t1, h }) =>
      `solve(${written(equations)}, ${list(y0)}, { t0: ${t0}, t1: ${t1}, h: ${h} })`,
  }),
  'any-order': sweep({
    title: 'the order of any method',
    of: 'orderOfTableau',
    domain: anyTableau,
    corners: tableauCorners,
    call: ({ orderOfTableau }, { tableau }) => orderOfTableau(tableau),
    wanted: ({ tableau }) => orderOf(tableau),
    judge: () => close(),
    labels: {
      'whenever all conditions hold': ({ broken }) => broken.length === 0,
      'whenever the weights do not add up to 1': ({ broken }) => broken.includes(0),
      'whenever there are more than four stages': ({ tableau: { c } }) => c.length > 4,
      'whenever a condition of order 4 alone is broken': ({ broken }) =>
        broken.length > 0 && broken.every((i) => i > 3),
    },
    misconceptions: orderMistakes,
  }),
  ...questions,
};
