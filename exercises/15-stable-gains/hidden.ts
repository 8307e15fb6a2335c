import { close, converges, defineChecks } from 'rigid-body-lab/course';
import { draw } from './inputs.js';
import type { Inputs } from './inputs.js';

type Student = typeof import('./stub.js');

export const hidden = defineChecks<Student, Inputs>({
  inputs: draw,
  checks: {
    'against-the-exact-decay': {
      title: 'the error at the end of the same time falls with the power that is the order',
      hint: 'Let a deviation die for one second with ten steps, then with twenty, and compare with the exact decay. How does the error of a method of order 3 fall?',
      probe: ({ stepFactor }) =>
        [5, 10, 20, 40].map((count) => {
          let deviation = 1;
          for (let n = 0; n < count; n++) deviation *= stepFactor(3, 1 / count, 1);
          return { stepSize: 1 / count, value: deviation };
        }),
      wanted: () => Math.exp(-1),
      judge: converges({ order: 3 }),
    },
    'ten-steps': {
      title: 'at either end of the interval ten steps leave the tenth power of alpha',
      hint: 'Take the gain at one end and walk ten steps of the equation whose rate is minus the gain times the deviation. How much is left of it?',
      probe: ({ gainRange }, { methods, stepSize, alpha }) =>
        methods.map((method, m) =>
          (gainRange(method, stepSize, alpha) ?? []).map((gain) => {
            let f = 1;
            for (let n = 0; n < 10; n++) {
              // A step of order m + 1: each slope starts from a part of the step along the one before.
              let slope = -gain * f;
              for (let part = m + 1; part > 1; part--) slope = -gain * (f + (stepSize / part) * slope);
              f += stepSize * slope;
            }
            return Math.abs(f);
          }),
        ),
      wanted: ({ methods, alpha }) => {
        let left = 1;
        for (let n = 0; n < 10; n++) left *= alpha;
        return methods.map(() => [left, left]);
      },
      judge: close({ relative: 1e-7 }),
    },
    'turned-variables': {
      title: 'the added deviation is the same in turned variables, and backward in time',
      hint: 'Describe the same constraint by two other variables, or run the film backward. What becomes of each of the three terms?',
      probe: ({ newDeviation }, { bent: { curvature, v, stepSize } }) => {
        const [[a, b], [, c]] = curvature.fyy;
        const turned = ([x, y]: number[]): number[] => [0.6 * x - 0.8 * y, 0.8 * x + 0.6 * y];
        const fyy = [
          [0.36 * a - 0.96 * b + 0.64 * c, 0.48 * (a - c) - 0.28 * b],
          [0.48 * (a - c) - 0.28 * b, 0.64 * a + 0.96 * b + 0.36 * c],
        ];
        const back = { ...curvature, fyt: curvature.fyt.map((x) => -x) };
        return [
          newDeviation({ ...curvature, fyy, fyt: turned(curvature.fyt) }, turned(v), stepSize),
          newDeviation(
            back,
            v.map((x) => -x),
            stepSize,
          ),
        ];
      },
      wanted: ({ bent: { curvature, v, stepSize } }) => {
        const [x, y] = v.map((one) => one * stepSize);
        const [[a, b], [, c]] = curvature.fyy;
        const f =
          (a * x * x + c * y * y) / 2 +
          b * x * y +
          (curvature.fyt[0] * x + curvature.fyt[1] * y) * stepSize +
          (curvature.ftt * stepSize * stepSize) / 2;
        return [f, f];
      },
      judge: close({ unit: 'm' }),
    },
    'worst-run': {
      title: 'the worst run of many steps comes as near to the bound as one likes, and never passes it',
      hint: 'Let every step add the most it can, always away from zero, and follow the size of the deviation. Where does it end, from below and from above?',
      probe: ({ promisedBound }, { promises }) =>
        promises.map((run) => promisedBound(run)).concat([promisedBound({ start: 2, factor: -1.01, newError: 0 })]),
      wanted: ({ promises }) => {
        const runs = promises.map(({ start, factor, newError }) => {
          let [f, most] = [start, start];
          for (let n = 0; n < 2000; n++) {
            f = factor * f + (factor * f < 0 ? -newError : newError);
            most = Math.max(most, Math.abs(f));
          }
          return most;
        });
        return [...runs, null];
      },
      judge: close({ unit: 'm' }),
    },
  },
});
