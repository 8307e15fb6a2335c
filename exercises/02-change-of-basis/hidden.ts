import { close, defineChecks, plus, multiple } from 'rigid-body-lab/course';
import { draw } from './inputs.js';
import type { Inputs } from './inputs.js';

type Student = typeof import('./stub.js');

export const hidden = defineChecks<Student, Inputs>({
  inputs: draw,
  checks: {
    'into-reaches-the-point': {
      title: 'walking the weights along the axes from the origin leads to the point, in right- and left-handed frames',
      hint: 'Put your weights back into u0 + α u1 + β u2. Try a frame whose second axis points down, and one where it points up.',
      probe: ({ toFrame }, { into: { point, frame } }) => {
        const [u1, u2] = frame.axes;
        const reached = (v: typeof u2): number[] => {
          const [a, b] = toFrame(point, { origin: frame.origin, axes: [u1, v] });
          return [frame.origin[0] + a * u1[0] + b * v[0], frame.origin[1] + a * u1[1] + b * v[1]];
        };
        return [reached(u2), reached([u2[0], -2 * u2[1]])];
      },
      wanted: ({ into: { point } }) => [point, point],
      judge: close({ unit: 'm' }),
    },
    'back-from-corners': {
      title: 'the weights (0, 0), (1, 0), (0, 1) and (1, 1) are the corners of the frame’s parallelogram',
      hint: 'Which point has the weights (0, 0)? Which one has (1, 0)?',
      probe: ({ fromFrame }, { back: { frame } }) => [
        fromFrame([0, 0], frame),
        fromFrame([1, 0], frame),
        fromFrame([0, 1], frame),
        fromFrame([1, 1], frame),
      ],
      wanted: ({
        back: {
          frame: {
            origin,
            axes: [u1, u2],
          },
        },
      }) => [origin, plus(origin, u1), plus(origin, u2), plus(plus(origin, u1), u2)],
      judge: close({ unit: 'm' }),
    },
    'vector-anywhere': {
      title: 'the axes themselves have the weights (1, 0) and (0, 1), and twice the vector has twice the weights',
      hint: 'What are the weights of u1 itself? What happens to them if the vector is twice as long?',
      probe: ({ vectorToFrame }, { into: { frame }, back: { weights } }) => {
        const { axes } = frame;
        const [u1, u2] = axes;
        const at = (i: 0 | 1): number => 2 * (weights[0] * u1[i] + weights[1] * u2[i]);
        return [vectorToFrame(u1, axes), vectorToFrame(u2, axes), vectorToFrame([at(0), at(1)], axes)];
      },
      wanted: ({ back: { weights } }) => [[1, 0], [0, 1], multiple(weights, 2)],
      judge: close(),
    },
    'space-reaches-the-point': {
      title: 'walking the three weights along the axes leads to the point, in right- and left-handed frames',
      hint: 'Put your weights back into u0 + Σ weight · axis. Try it with two axes exchanged.',
      probe: ({ toFrame3 }, { space: { point, frame } }) => {
        const { origin, axes } = frame;
        const [u1, u2, u3] = axes;
        const reached = (a: typeof u1, b: typeof u1): number[] => {
          const w = toFrame3(point, { origin, axes: [a, b, u3] });
          return [0, 1, 2].map((i) => origin[i] + w[0] * a[i] + w[1] * b[i] + w[2] * u3[i]);
        };
        return [reached(u1, u2), reached(u2, u1)];
      },
      wanted: ({ space: { point } }) => [point, point],
      judge: close({ unit: 'm' }),
    },
  },
});
