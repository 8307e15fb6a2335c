import { close, defineChecks, minus, plus } from 'rigid-body-lab/course';
import { draw, walk, weightsOf } from './inputs.js';
import type { Inputs } from './inputs.js';
import { arrowOf, back, intoSpace, intoThePlane, seenFrom } from './misconceptions.js';
import { splittingInThePlane, upsideDown } from './splitting.js';
import { sweeps } from './sweeps.js';

type Student = typeof import('./stub.js');

export const checks = defineChecks<Student, Inputs>({
  inputs: draw,
  sweeps,
  checks: {
    into: {
      title: 'the coordinates of a point in a skew, left-handed frame',
      probe: ({ toFrame }, { into: { point, frame } }) => toFrame(point, frame),
      wanted: ({ into: { point, frame } }) => weightsOf(frame.axes, minus(point, frame.origin)),
      judge: close(),
      misconceptions: [
        ...seenFrom(({ into }: Inputs) => into, intoThePlane),
        ...seenFrom(({ into }: Inputs) => arrowOf(into), [upsideDown]),
      ],
    },
    back: {
      title: 'the point with given coordinates',
      probe: ({ fromFrame }, { back: { weights, frame } }) => fromFrame(weights, frame),
      wanted: ({ back: { weights, frame } }) => plus(frame.origin, walk(frame.axes, weights)),
      judge: close({ unit: 'm' }),
      misconceptions: seenFrom((inputs) => inputs.back, back),
    },
    vector: {
      title: 'the coordinates of a velocity',
      probe: ({ vectorToFrame }, { vector: { vector, axes } }) => vectorToFrame(vector, axes),
      wanted: ({ vector: { vector, axes } }) => weightsOf(axes, vector),
      judge: close(),
      misconceptions: seenFrom(
        ({ vector: { vector, axes } }) => ({ axes, d: vector }),
        [...splittingInThePlane, upsideDown],
      ),
    },
    space: {
      title: 'the coordinates of a point in a skew, left-handed frame in space',
      probe: ({ toFrame3 }, { space: { point, frame } }) => toFrame3(point, frame),
      wanted: ({ space: { point, frame } }) => weightsOf(frame.axes, minus(point, frame.origin)),
      judge: close(),
      misconceptions: [
        ...seenFrom(({ space }: Inputs) => space, intoSpace),
        ...seenFrom(({ space }: Inputs) => arrowOf(space), [upsideDown]),
      ],
    },
  },
});
