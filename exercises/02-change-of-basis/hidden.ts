import { close, defineChecks } from 'rigid-body-lab/course';
import { draw } from './checks.js';
import type { Inputs } from './checks.js';

type Student = typeof import('./stub.js');

export const hidden = defineChecks<Student, Inputs>({
  inputs: draw,
  checks: {
    'into-reaches-the-point': {
      title: 'walking the weights along the axes from the origin leads to the point, in left-handed frames too',
      hint: 'Put your weights back into u0 + α u1 + β u2. Try a frame whose second axis points down.',
      probe: ({ toFrame }, { frame: { origin, axes }, weights }) => {
        const [u1, u2] = axes;
        const leftHanded: [number, number] = [u2[0], -2 * u2[1]];
        const [a, b] = toFrame(weights, { origin, axes: [u1, leftHanded] });
        return [origin[0] + a * u1[0] + b * leftHanded[0], origin[1] + a * u1[1] + b * leftHanded[1]];
      },
      wanted: ({ weights }) => weights,
      judge: close({ unit: 'm' }),
    },
    'back-from-corners': {
      title: 'the weights (0, 0), (1, 0), (0, 1) and (1, 1) are the corners of the frame’s parallelogram',
      hint: 'Which point has the weights (0, 0)? Which one has (1, 0)?',
      probe: ({ fromFrame }, { frame }) => [
        fromFrame([0, 0], frame),
        fromFrame([1, 0], frame),
        fromFrame([0, 1], frame),
        fromFrame([1, 1], frame),
      ],
      wanted: ({
        frame: {
          origin: [x, y],
          axes: [u1, u2],
        },
      }) => [
        [x, y],
        [x + u1[0], y + u1[1]],
        [x + u2[0], y + u2[1]],
        [x + u1[0] + u2[0], y + u1[1] + u2[1]],
      ],
      judge: close({ unit: 'm' }),
    },
    'vector-anywhere': {
      title: 'the axes themselves have the weights (1, 0) and (0, 1), and twice the vector has twice the weights',
      hint: 'What are the weights of u1 itself? What happens to them if the vector is twice as long?',
      probe: ({ vectorToFrame }, { frame: { axes }, weights: [a, b] }) => {
        const [u1, u2] = axes;
        const v: [number, number] = [2 * (a * u1[0] + b * u2[0]), 2 * (a * u1[1] + b * u2[1])];
        return [vectorToFrame(u1, axes), vectorToFrame(u2, axes), vectorToFrame(v, axes)];
      },
      wanted: ({ weights: [a, b] }) => [
        [1, 0],
        [0, 1],
        [2 * a, 2 * b],
      ],
      judge: close(),
    },
    'space-reaches-the-point': {
      title: 'walking the three weights along the axes leads to the point, in a left-handed frame too',
      hint: 'Put your weights back into u0 + Σ weight · axis. Try it with two axes exchanged.',
      probe: (
        { toFrame3 },
        {
          frame3: {
            origin,
            axes: [u1, u2, u3],
          },
          weights3,
        },
      ) => {
        const w = toFrame3(weights3, { origin, axes: [u2, u1, u3] });
        return [0, 1, 2].map((i) => origin[i] + w[0] * u2[i] + w[1] * u1[i] + w[2] * u3[i]);
      },
      wanted: ({ weights3 }) => weights3,
      judge: close({ unit: 'm' }),
    },
  },
});
