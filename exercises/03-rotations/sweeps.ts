import { close, lengthOf, sweepOf } from 'rigid-body-lab/course';
import { ofAngles } from './angles-misconceptions.js';
import * as inputs from './inputs.js';
import { ofMatrix } from './misconceptions.js';
import { questions } from './questions.js';
import { ofTurn } from './turn-misconceptions.js';
import { ofVector } from './vector-misconceptions.js';

const sweep = sweepOf<typeof import('./stub.js')>();

export const sweeps = {
  ...questions,
  'any-matrix': sweep({
    title: 'the matrix of any turn about any axis',
    of: 'turnAbout',
    domain: inputs.anyAxisAngle,
    corners: [
      { axis: [1, 2, 2], size: 0, angle: 0 },
      { axis: [0, 0, 1], size: 0, angle: 1.5 },
      { axis: [0, -1, 0], size: 0 },
      { axis: [1, 0, 0], size: 0 },
      { size: 1 },
      { size: 2 },
      { axis: [1, 0, 0], size: 3, angle: 1.5 },
      { axis: [1, -2, 2], size: 3, angle: -3 },
      // So nearly of length one that only the ninth digit tells.
      { axis: [1, 0, 1 / 4096], size: 0, angle: 1.5 },
    ],
    call: ({ turnAbout }, { axis, angle }) => turnAbout(axis, angle),
    wanted: inputs.matrixOf,
    judge: () => close(),
    labels: {
      'whenever the axis is not of length one': ({ axis }) => Math.abs(lengthOf(axis) - 1) > 1e-9,
      'whenever the axis is short': ({ axis }) => lengthOf(axis) < 1e-2,
      'whenever there is a turn': ({ angle }) => angle !== 0,
      'whenever the axis is none of x, y, z': ({ axis }) => axis.filter((x) => x !== 0).length > 1,
    },
    misconceptions: ofMatrix,
  }),
  'any-angles': sweep({
    title: 'the three angles of any rotation',
    of: 'anglesOf',
    domain: inputs.anyAttitude,
    corners: [
      { gamma: 0, theta: 0, beta: 0, lock: 0 },
      { gamma: 3, theta: 0.3, beta: 0.4, lock: 0 },
      { gamma: 0.4, theta: -0.3, beta: -3, lock: 0 },
      { gamma: 0.5, theta: 0.9, beta: 2.5, lock: 0 },
      { gamma: -0.5, theta: -0.9, beta: 2.5, lock: 0 },
      { gamma: 1, theta: 0, beta: 0.5, lock: 0 },
      { gamma: 0, theta: 0, beta: 2.5, lock: 0 },
      { gamma: 0.5, beta: 0.3, lock: 2 },
      { gamma: 2.5, beta: 0.3, lock: 3 },
      { gamma: 0, beta: 3, lock: 2 },
      { gamma: -1, beta: 0.3, lock: 3 },
    ],
    call: ({ anglesOf }, { R }) => anglesOf(R),
    wanted: inputs.readAngles,
    judge: () => close({ absolute: 1e-12, unit: 'rad' }),
    labels: {
      'whenever θ is a quarter turn, up or down': inputs.isLocked,
      'whenever θ is a quarter turn down': (input) => inputs.isLocked(input) && input.R[2][1] < 0,
      'whenever θ is no quarter turn': (input) => !inputs.isLocked(input),
      'whenever γ or β is beyond a quarter turn': (input) =>
        [0, 2].some((k) => Math.abs(inputs.readAngles(input)[k]) > Math.PI / 2 + 1e-9),
    },
    misconceptions: ofAngles,
  }),
  'any-vector': sweep({
    title: 'any vector, turned by any quaternion',
    of: 'turnVector',
    domain: inputs.anyTurned,
    corners: [
      { q: [1, 0, 0, 0] },
      { q: [-2, 0, 0, 0] },
      { q: [0, 0.6, 0, -0.8] },
      { q: [-0.6, 0, 0.8, 0] },
      { q: [0.1, 0.1, 0.1, 0.1] },
      { v: [0, 0, 0] },
      { q: [0.6, 0, 0.8, 1 / 4096], v: [1, -2, 1], size: 0 },
      { q: [0.6, 0, 0.8, 0], v: [1, -2, 1], size: 3 },
      { q: [3, 1, -2, 1], v: [1, -2, 1] },
    ],
    call: ({ turnVector }, { q, v }) => turnVector(q, v),
    wanted: inputs.turnedVector,
    judge: ({ v }) => close({ absolute: 1e-12 * lengthOf(v) }),
    labels: {
      'whenever q is not of length one': ({ q }) => Math.abs(lengthOf(q) - 1) > 1e-9,
      'whenever w is negative': ({ q }) => q[0] < 0,
      'whenever q is not along the scalar': ({ q }) => q.slice(1).some((x) => x !== 0),
    },
    misconceptions: ofVector,
  }),
  'any-turn': sweep({
    title: 'the shortest turn between any two orientations',
    of: 'shortestTurn',
    domain: inputs.anyBetween,
    corners: [
      { kind: 0, sign: 0, start: [2, -1, 3, 1], turn: [1, -2, 0.5] },
      { kind: 0, sign: 1, start: [2, -1, 3, 1], turn: [1, -2, 0.5] },
      { kind: 0, sign: 0, start: [1, 2, -2, 4], turn: [-0.3, 0.1, 0.2] },
      { kind: 0, sign: 1, start: [-1, 2, -2, 4], turn: [-0.3, 0.1, 0.2] },
      { kind: 0, start: [1, 2, -2, 4], turn: [-7, 5, 8] },
      { kind: 2, sign: 0 },
      { kind: 2, sign: 1 },
      { kind: 3, sign: 0, exact: 0, turn: [1, -2, 0.5] },
      { kind: 3, sign: 1, exact: 2, turn: [1, 2, -0.5] },
      { kind: 4, sign: 0, exact: 0, turn: [0.25, -0.25, 0.125] },
      { kind: 4, sign: 1, exact: 1, turn: [-0.25, 0.25, 0.25] },
    ],
    call: ({ shortestTurn }, { from, to }) => shortestTurn(from, to),
    wanted: inputs.turnBetween,
    // What is left of a turn that ends where it began is rounding.
    judge: () => close({ absolute: 1e-14, unit: 'rad' }),
    labels: {
      'whenever both are the same orientation': (input) => lengthOf(inputs.turnBetween(input)) === 0,
      'whenever the turn is tiny': (input) => lengthOf(inputs.turnBetween(input)) < 1e-6,
      'whenever the quaternions are more than a right angle apart': ({ from, to }) =>
        from.reduce((sum, x, k) => sum + x * to[k], 0) < 0,
    },
    misconceptions: ofTurn,
  }),
};
