import { close, converges, defineChecks } from 'rigid-body-lab/course';
import { draw } from './inputs.js';
import type { Inputs } from './inputs.js';

type Student = typeof import('./stub.js');

export const hidden = defineChecks<Student, Inputs>({
  inputs: draw,
  checks: {
    'rk4-order': {
      title: 'halving the step divides the error by sixteen',
      hint: 'Solve an equation whose answer you know, with h and with h/2, and compare the errors. Does your f depend on time?',
      probe: ({ rk4Step }, { p }) =>
        [20, 40, 80].map((steps) => {
          const h = 1 / steps;
          let y = [1, 0];
          // y = 1 / (1 + p t²) solves y' = -2 p t y²; the second equation only waits for the first.
          for (let n = 0; n < steps; n++) y = rk4Step((t, [u]) => [-2 * p * t * u * u, u], n * h, y, h);
          return { stepSize: h, value: y[0] };
        }),
      wanted: ({ p }) => 1 / (1 + p),
      judge: converges({ order: 4, margin: 0.6 }),
    },
    'solve-and-back': {
      title: 'forward and back again leads to the start',
      hint: 'Walk from 0 to 1 and back to 0 with many small steps. How many whole ones fit, and where does the last one begin?',
      probe: (student, { shorter: { y0, t0, t1 } }) => {
        const h = 0.001 * Math.PI;
        let asked = 0;
        const f = (t: number, [a, b, c]: number[]): number[] => {
          asked++;
          return [b + t * c, -a, 0.5 * a - 0.2 * c];
        };
        const isAt = (got: number[], there: number[]): boolean => there.every((x, i) => Math.abs(got[i] - x) < 1e-7);
        const there = student.solve(f, y0, { t0, t1, h });
        const back = student.solve(f, there, { t0: t1, t1: t0, h });
        if (isAt(back, y0)) return back;
        // Judged given the student's own steps, which may be none of order 4.
        const whole = Math.floor((t1 - t0) / h);
        const walk = (from: number, to: number, start: number[]): number[] => {
          const step = to < from ? -h : h;
          let y = start;
          for (let n = 0; n < whole; n++) y = student.rk4Step(f, from + n * step, y, step);
          return student.rk4Step(f, from + whole * step, y, to - (from + whole * step));
        };
        const steps = asked >= 2 * whole;
        const own = walk(t1, t0, walk(t0, t1, y0));
        return steps && (isAt(back, own) || !own.every(Number.isFinite)) ? y0 : back;
      },
      wanted: ({ shorter: { y0 } }) => y0,
      judge: close({ relative: 1e-7 }),
    },
    'orders-in-disguise': {
      title: 'methods that are nearly of a higher order are told apart',
      hint: 'Compute each of the eight sums for your favourite method by hand once. Does each of them enter your result, with every factor?',
      probe: ({ orderOfTableau }) =>
        [
          // Meets the condition Σ c b b a only if one factor b is left out.
          {
            a: [0, 0.4, 0.6, 1.0107429289945746],
            b: [
              [],
              [0.4],
              [-0.12032185467924822, 0.7203218546792483],
              [0.43873460631249833, -0.38842081689025465, 0.960429139572331],
            ],
            c: [0.15440161384086873, 0.3337854656042005, 0.3672016388202526, 0.14461128173467816],
          },
          // Gill's method.
          {
            a: [0, 0.5, 0.5, 1],
            b: [[], [0.5], [Math.SQRT1_2 - 0.5, 1 - Math.SQRT1_2], [0, -Math.SQRT1_2, 1 + Math.SQRT1_2]],
            c: [1 / 6, (2 - Math.SQRT2) / 6, (2 + Math.SQRT2) / 6, 1 / 6],
          },
          // The 3/8 rule.
          { a: [0, 1 / 3, 2 / 3, 1], b: [[], [1 / 3], [-1 / 3, 1], [1, -1, 1]], c: [1 / 8, 3 / 8, 3 / 8, 1 / 8] },
          // Order 3 by its first condition, order 2 by its second.
          { a: [0, 1 / 3, 2 / 3], b: [[], [1 / 3], [2 / 3, 0]], c: [0.25, 0, 0.75] },
          // Conditions of order 3 without those of order 2.
          { a: [0, 0.5], b: [[], [0.5]], c: [-1 / 3, 4 / 3] },
        ].map((tableau) => orderOfTableau(tableau)),
      wanted: () => [3, 4, 4, 2, 1],
      judge: close(),
    },
  },
});
