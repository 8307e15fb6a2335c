import { bounded, close, defineChecks, dot } from 'rigid-body-lab/course';
import { draw } from './inputs.js';
import type { Inputs } from './inputs.js';

/** The square of the volume that rows span, by their products: det of the matrix of r_i · r_j. */
const gram = (rows: number[][]): number => {
  const [[a, b], [c, d]] = rows.map((one) => rows.map((other) => dot(one, other)));
  return a * d - b * c;
};

export const hidden = defineChecks<typeof import('./stub.js'), Inputs>({
  inputs: draw,
  checks: {
    'height-kept': {
      title: 'with the two speeds the slider keeps its height',
      hint: 'Turn the crank a little on and a little back, the rod by your speed with it, and look at r sin θ1 - l sin θ2. Does it change?',
      probe: ({ rodSpeed }, { rod: { machine, theta, speed } }) =>
        [0, 1, 2, 3].map((quarter) => {
          const [one, two] = [theta[0] + 1.5 * quarter, theta[1] - 0.207 * quarter];
          const rate = rodSpeed(machine, [one, two], speed);
          const height = (time: number): number =>
            machine.r * Math.sin(one + speed * time) - machine.l * Math.sin(two + rate * time);
          return (height(1e-4) - height(-1e-4)) / 2e-4;
        }),
      judge: bounded({ limit: 1e-4, what: 'the speed of the slider across its guide' }),
    },
    'across-all-rows': {
      title:
        'the direction is perpendicular to every row, has the size of their area, and turns round if two rows are exchanged',
      hint: 'Multiply your direction with each row. Then exchange two rows: a determinant changes its sign. Does yours?',
      probe: ({ along }, { rows: [, pair, three] }) => {
        const times = (a: number[], b: number[]): number => a.reduce((sum, x, i) => sum + x * b[i], 0);
        const [p, q] = pair;
        const v = along(pair);
        const w = along(three);
        const back = along([three[1], three[0], three[2]]);
        return {
          products: [...pair.map((row) => times(row, v)), ...three.map((row) => times(row, w))],
          square: times(v, v),
          volume:
            v[0] * (p[1] * q[2] - p[2] * q[1]) +
            v[1] * (p[2] * q[0] - p[0] * q[2]) +
            v[2] * (p[0] * q[1] - p[1] * q[0]),
          exchanged: back.map((x, i) => x + w[i]),
        };
      },
      wanted: ({ rows: [, pair] }) => ({
        products: [0, 0, 0, 0, 0],
        square: gram(pair),
        volume: gram(pair),
        exchanged: [0, 0, 0, 0],
      }),
      judge: close(),
    },
    'dies-out': {
      title: 'f falls at the rate k f by the shortest velocity, and the units of the equation do not matter',
      hint: 'Put your v into A v + ft. Then multiply the whole equation by 1000, A, f and ft alike: it says the same, so v must be the same.',
      probe: ({ towards }, { state: { gradient, f, ft, gain } }) => {
        const times = (a: number[], b: number[]): number => a.reduce((sum, x, i) => sum + x * b[i], 0);
        const v = towards({ gradient, f: -f, ft, gain });
        const [a, b, c] = gradient;
        const millimetres = towards({ gradient: gradient.map((x) => 1000 * x), f: -1000 * f, ft: 1000 * ft, gain });
        return {
          rate: times(gradient, v) + ft,
          beside: [times(v, [b, -a, 0]), times(v, [0, c, -b])],
          units: millimetres.map((x, i) => x - v[i]),
        };
      },
      wanted: ({ state: { f, gain } }) => ({ rate: gain * f, beside: [0, 0], units: [0, 0, 0] }),
      judge: close(),
    },
    'what-feedback-leaves': {
      title: 'what feedback leaves of the deviation is proportional to the step, and to one over the gain',
      hint: 'Each step adds half its square times the second derivative of f, and feedback takes k f a second away. Where do the two balance? Look at your feedback, and at when you look at f.',
      probe: ({ largestDeviation }, { walk: { machine, run } }) =>
        // Until the crank has come to about 2.3 rad: the deviation is largest before.
        [
          { gain: 40, step: 0.004 },
          { gain: 80, step: 0.004 },
          { gain: 40, step: 0.002 },
        ].map(({ gain, step }) => {
          const count = Math.round(-2.5 / (run.c * machine.l * step));
          return largestDeviation(machine, [0, 0], { c: run.c, gain, step, count }) * 1e4;
        }),
      wanted: ({ walk: { machine, run } }) => {
        const { r, l } = machine;
        const left = ((run.c ** 2 * r * (l * l - r * r)) / (2 * 40)) * 1e4;
        return [0.004 * left, 0.002 * left, 0.002 * left];
      },
      judge: close({ relative: 0.03 }),
    },
  },
});
