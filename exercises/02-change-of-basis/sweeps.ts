import { close, dot, largestOf, minus, plus, sweepOf } from 'rigid-body-lab/course';
import type { Judge, Matrix, Vector } from 'rigid-body-lab/course';
import { inFramesOfThePlane, inSpace, inThePlane } from './corners.js';
import {
  anyPoint,
  anyPointInSpace,
  anyVector,
  anyWeights,
  isOpen,
  sizeOf,
  volumeOf,
  walk,
  weightsOf,
} from './inputs.js';
import type { Arrow, Into, Vec2, Vec3 } from './inputs.js';
import { back, intoSpace, intoThePlane, seenFrom } from './misconceptions.js';
import { questions } from './questions.js';
import { splittingInThePlane } from './splitting.js';

type Student = typeof import('./stub.js');
const sweep = sweepOf<Student>();

/** A difference of two places is rounded about the size of the places, however near they are. */
const weights = (axes: Matrix, ...given: Vector[]): Judge => close({ absolute: 1e-12 * sizeOf(axes, ...given) });

/** What frames have in common at which a formula goes wrong. */
const frameLabels = <I>(axesOf: (input: I) => Matrix): Record<string, (input: I) => boolean> => ({
  'whenever the axes are left-handed': (input) => volumeOf(axesOf(input)) < 0,
  'whenever u1 has no x component': (input) => axesOf(input)[0][0] === 0,
  'whenever u1 has no y component': (input) => axesOf(input)[0][1] === 0,
  'whenever u2 has no x component': (input) => axesOf(input)[1][0] === 0,
  'whenever u2 has no y component': (input) => axesOf(input)[1][1] === 0,
  'whenever the axes are perpendicular': (input) => {
    const axes = axesOf(input);
    return axes.every((a, i) => axes.slice(0, i).every((b) => dot(a, b) === 0));
  },
  'whenever the axes are nearly in one line or plane': (input) => !isOpen(axesOf(input)),
  'whenever the axes are short': (input) => largestOf(axesOf(input).flat()) < 0.1,
  'whenever the axes are long': (input) => largestOf(axesOf(input).flat()) > 100,
});
const allWhole = (...vectors: Vector[]): boolean => vectors.flat().every(Number.isInteger);

export const sweeps = {
  'any-point': sweep({
    title: 'any point in any frame of the plane',
    of: 'toFrame',
    domain: anyPoint,
    corners: inFramesOfThePlane,
    call: ({ toFrame }, { point, frame }) => toFrame(point, frame),
    wanted: ({ point, frame }) => weightsOf(frame.axes, minus(point, frame.origin)),
    judge: ({ point, frame }) => weights(frame.axes, point, frame.origin),
    labels: {
      'whenever the point is the origin of the frame': ({ point, frame }) => String(point) === String(frame.origin),
      'whenever the origin of the frame is not that of e': ({ frame }) => largestOf(frame.origin) > 0,
      ...frameLabels<Into<Vec2>>(({ frame }) => frame.axes),
      'whenever all numbers are whole': ({ point, frame }: Into<Vec2>) => allWhole(point, frame.origin, ...frame.axes),
    },
    misconceptions: intoThePlane,
  }),
  'any-weights': sweep({
    title: 'the point of any weights in any frame',
    of: 'fromFrame',
    domain: anyWeights,
    corners: inThePlane,
    call: ({ fromFrame }, { weights: given, frame }) => fromFrame(given, frame),
    wanted: ({ weights: given, frame }) => plus(frame.origin, walk(frame.axes, given)),
    judge: ({ weights: given, frame: { origin, axes } }) =>
      close({ absolute: 1e-12 * (largestOf(origin) + largestOf(given) * largestOf(axes.flat())), unit: 'm' }),
    labels: {
      'whenever the origin of the frame is not that of e': ({ frame }) => largestOf(frame.origin) > 0,
      'whenever a weight is zero': ({ weights: given }) => given.includes(0),
      'whenever both weights are equal': ({ weights: [a, b] }) => a === b,
      'whenever a weight is 1': ({ weights: given }) => given.includes(1),
    },
    misconceptions: back,
  }),
  'any-vector': sweep({
    title: 'any vector along any two axes',
    of: 'vectorToFrame',
    domain: anyVector,
    corners: inFramesOfThePlane,
    call: ({ vectorToFrame }, { vector, axes }) => vectorToFrame(vector, axes),
    wanted: ({ vector, axes }) => weightsOf(axes, vector),
    judge: ({ vector, axes }) => weights(axes, vector),
    labels: {
      'whenever the vector is zero': ({ vector }) => largestOf(vector) === 0,
      'whenever the vector has no x component': ({ vector }) => vector[0] === 0,
      'whenever the vector has no y component': ({ vector }) => vector[1] === 0,
      'whenever the vector lies along u1': ({ vector, axes }) => volumeOf([vector, axes[0]]) === 0,
      'whenever the vector lies along u2': ({ vector, axes }) => volumeOf([vector, axes[1]]) === 0,
      ...frameLabels<Arrow>(({ axes }) => axes),
    },
    misconceptions: seenFrom(({ vector, axes }: Arrow) => ({ axes, d: vector }), splittingInThePlane),
  }),
  'any-point-in-space': sweep({
    title: 'any point in any frame of space',
    of: 'toFrame3',
    domain: anyPointInSpace,
    corners: inSpace,
    call: ({ toFrame3 }, { point, frame }) => toFrame3(point, frame),
    wanted: ({ point, frame }) => weightsOf(frame.axes, minus(point, frame.origin)),
    judge: ({ point, frame }) => weights(frame.axes, point, frame.origin),
    labels: {
      'whenever the point is the origin of the frame': ({ point, frame }) => String(point) === String(frame.origin),
      'whenever the point is as high as the origin': ({ point, frame }) => point[2] === frame.origin[2],
      'whenever the origin of the frame is not that of e': ({ frame }) => largestOf(frame.origin) > 0,
      ...frameLabels<Into<Vec3>>(({ frame }) => frame.axes),
      'whenever all numbers are whole': ({ point, frame }: Into<Vec3>) => allWhole(point, frame.origin, ...frame.axes),
    },
    misconceptions: intoSpace,
  }),
  ...questions,
};
