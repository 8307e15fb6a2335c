import { close, defineChecks } from 'rigid-body-lab/course';
import type { Misconception } from 'rigid-body-lab/course';
import { classical, draw, fromEnd, plus, stepOf, system, walk, wholeSteps } from './inputs.js';
import type { Inputs } from './inputs.js';

type Student = typeof import('./stub.js');

/** A step of another method: the mistake is its numbers. */
const mistake = (id: string, says: string, numbers: Partial<typeof classical>, credit = 0): Misconception<Inputs> => ({
  id,
  says,
  value: (inputs) => stepOf(inputs, { ...classical, ...numbers }),
  credit,
});

export const checks = defineChecks<Student, Inputs>({
  inputs: draw,
  checks: {
    euler: {
      title: 'one Euler step of three coupled equations',
      probe: ({ eulerStep }, { p, q, y, t, h }) => {
        const given = [...y];
        const result = eulerStep((s, [a, b, c]) => [p * b + s * c, q * s - a * c, a * b - p * c], t, y, h);
        if (y.some((x, i) => x !== given[i])) throw new Error('The list y handed in was changed. Return a new one.');
        return result;
      },
      wanted: (inputs) => stepOf(inputs, { a: [0], b: [[]], c: [1] }),
      judge: close(),
      misconceptions: [
        {
          id: 'slope-only',
          says: 'This is h f(t, y), the change. The new state is the old one plus the change.',
          value: (inputs) => system(inputs)(inputs.t, inputs.y).map((k) => inputs.h * k),
        },
        {
          id: 'step-forgotten',
          says: 'The slope was added without multiplying it by the step h.',
          value: (inputs) => plus(inputs.y, system(inputs)(inputs.t, inputs.y), 1),
        },
      ],
    },
    rk4: {
      title: 'one Runge-Kutta step of three coupled equations that depend on time',
      probe: ({ rk4Step }, { p, q, y, t, h }) => {
        const given = [...y];
        const result = rk4Step((s, [a, b, c]) => [p * b + s * c, q * s - a * c, a * b - p * c], t, y, h);
        if (y.some((x, i) => x !== given[i])) throw new Error('The list y handed in was changed. Return a new one.');
        return result;
      },
      wanted: (inputs) => stepOf(inputs, classical),
      judge: close(),
      misconceptions: [
        mistake(
          'time-stands-still',
          'All slopes are taken at the start time. k2 and k3 belong to t + h/2, k4 to t + h.',
          { a: [0, 0, 0, 0] },
          0.5,
        ),
        mistake(
          'old-state-in-all-slopes',
          'All slopes are taken at the state of the start of the step (the lecture’s program does so, too). Each belongs to its own state.',
          { b: [[], [0], [0, 0], [0, 0, 0]] },
        ),
        mistake(
          'equal-weights',
          'The slopes have equal weights. The two in the middle count twice: 1, 2, 2, 1 over 6.',
          {
            c: [0.25, 0.25, 0.25, 0.25],
          },
        ),
        mistake('not-divided-by-six', 'The weighted sum of the slopes is not divided by six.', { c: [1, 2, 2, 1] }),
        mistake(
          'whole-steps-inside',
          'k2 and k3 start from y + h k. They belong to the middle of the step: y + h/2 k1 and y + h/2 k2.',
          { b: [[], [1], [0, 1], [0, 0, 1]] },
        ),
        {
          id: 'step-twice',
          says: 'The step h was multiplied in twice: a slope that holds h already (k = h f) is added without h.',
          value: (inputs) =>
            stepOf(inputs, {
              a: classical.a,
              b: classical.b.map((row) => row.map((x) => inputs.h * x)),
              c: classical.c.map((x) => inputs.h * x),
            }),
        },
        mistake('last-slope-halfway', 'k4 starts from y + h/2 k3. It belongs to the end of the step: y + h k3.', {
          b: [[], [0.5], [0, 0.5], [0, 0, 0.5]],
        }),
        mistake(
          'chained-slopes',
          'k3 starts from where k2 ended. Every slope starts from the y of the start of the step.',
          {
            b: [[], [0.5], [0.5, 0.5], [0.5, 0.5, 1]],
          },
        ),
        mistake(
          'midpoint-only',
          'This is the midpoint method: it stops at k2. It has order 2.',
          { c: [0, 1, 0, 0] },
          0.25,
        ),
      ],
    },
    solve: {
      title: 'seven whole steps',
      probe: ({ solve }, { p, q, y, span: { t0, h } }) => {
        const given = [...y];
        const result = solve((s, [a, b, c]) => [p * b + s * c, q * s - a * c, a * b - p * c], y, {
          t0,
          t1: t0 + 7 * h,
          h,
        });
        if (y.some((x, i) => x !== given[i])) throw new Error('The list y0 handed in was changed. Return a new one.');
        return result;
      },
      wanted: (inputs) => walk(inputs, wholeSteps(inputs, 7)),
      judge: close(),
      misconceptions: [
        {
          id: 'clock-from-zero',
          says: 'The clock starts at 0. Steps begin at t0.',
          value: (inputs) =>
            walk(
              { ...inputs, span: { ...inputs.span, t0: 0 } },
              wholeSteps({ ...inputs, span: { ...inputs.span, t0: 0 } }, 7),
            ),
        },
        {
          id: 'too-far',
          says: 'One step too many was taken.',
          value: (inputs) => walk(inputs, wholeSteps(inputs, 8)),
        },
      ],
    },
    'solve-last-step': {
      title: 'a last step that is shorter, so that the end is exactly t1',
      probe: ({ solve }, { p, q, y, span }) =>
        solve((s, [a, b, c]) => [p * b + s * c, q * s - a * c, a * b - p * c], y, span),
      wanted: (inputs) => walk(inputs, [...wholeSteps(inputs, 7), inputs.span.t1]),
      judge: close(),
      misconceptions: [
        {
          id: 'stops-early',
          says: 'The walk stops at the last whole step before t1. Add a shorter step to reach t1 itself.',
          value: (inputs) => walk(inputs, wholeSteps(inputs, 7)),
        },
        {
          id: 'too-far',
          says: 'The walk goes past t1 with a whole step. The last step must be shortened.',
          value: (inputs) => walk(inputs, wholeSteps(inputs, 8)),
        },
        {
          id: 'clock-from-zero',
          says: 'The clock starts at 0. Steps begin at t0.',
          value: (inputs) => {
            const shifted = { ...inputs, span: { t0: 0, t1: inputs.span.t1 - inputs.span.t0, h: inputs.span.h } };
            return walk(shifted, [...wholeSteps(shifted, 7), shifted.span.t1]);
          },
        },
      ],
    },
    'solve-backward': {
      title: 'two equations backward in time, and no time at all',
      probe: ({ solve }, { p, q, y: [a, b], span: { t0, t1, h } }) => {
        const f = (t: number, [x, y]: number[]): number[] => [q * y - t * x, t - p * x];
        return { backward: solve(f, [a, b], { t0: t1, t1: t0, h }), still: solve(f, [a, b], { t0, t1: t0, h }) };
      },
      wanted: (inputs) => ({
        backward: fromEnd(inputs, -inputs.span.h, [inputs.span.t0]),
        still: inputs.y.slice(0, 2),
      }),
      judge: close(),
      misconceptions: [
        {
          id: 'forward-only',
          says: 'If t1 is smaller than t0 nothing happens here. Then the steps are negative, and the walk goes down to t1.',
          value: ({ y }) => ({ backward: y.slice(0, 2), still: y.slice(0, 2) }),
        },
        {
          id: 'walks-forward',
          says: 'If t1 is smaller than t0 the walk goes forward, as far as it should go back. Then the step is -h.',
          value: (inputs) => ({
            backward: fromEnd(inputs, inputs.span.h, [2 * inputs.span.t1 - inputs.span.t0]),
            still: inputs.y.slice(0, 2),
          }),
        },
        {
          id: 'stops-early',
          says: 'Backward, too, the last whole step falls short of t1. Add a shorter one.',
          value: (inputs) => ({ backward: fromEnd(inputs, -inputs.span.h, []), still: inputs.y.slice(0, 2) }),
        },
      ],
    },
    orders: {
      title: 'the orders of Euler, midpoint, Heun’s third, RK4, and one that is none',
      probe: ({ orderOfTableau }) =>
        [
          { a: [0], b: [[]], c: [1] },
          { a: [0, 0.5], b: [[], [0.5]], c: [0, 1] },
          { a: [0, 1 / 3, 2 / 3], b: [[], [1 / 3], [0, 2 / 3]], c: [0.25, 0, 0.75] },
          { a: [0, 0.5, 0.5, 1], b: [[], [0.5], [0, 0.5], [0, 0, 1]], c: [1 / 6, 1 / 3, 1 / 3, 1 / 6] },
          { a: [0, 1], b: [[], [1]], c: [0.5, 0.4] },
        ].map((tableau) => orderOfTableau(tableau)),
      wanted: () => [1, 2, 3, 4, 0],
      judge: close(),
      misconceptions: [
        {
          id: 'counts-stages',
          says: 'This is the number of stages. A method may have fewer orders than stages: the conditions decide.',
          value: () => [1, 2, 3, 4, 2],
        },
        {
          id: 'weights-not-summed',
          says: 'The last one has weights that add up to 0.9: it breaks the condition of order 1, so its order is 0.',
          value: () => [1, 2, 3, 4, 1],
        },
      ],
    },
  },
});
