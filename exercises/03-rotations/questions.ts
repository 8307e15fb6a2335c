/** The questions: one for each task, about what its formula means. */
import { close, sweepOf, eachOf } from 'rigid-body-lab/course';
import { ofSeen } from './arrow-misconceptions.js';
import { ofGimbal } from './gimbal-misconceptions.js';
import { ofTwoTurns } from './products-misconceptions.js';
import { ofSatellites } from './satellites-misconceptions.js';
import * as asked from './situations.js';

const sweep = sweepOf<typeof import('./stub.js')>();
const judge = () => close();

/** Every answer with each of these. */
const answers = (field: string, ...with_: object[]): object[] =>
  eachOf(field, 3).flatMap((one) => with_.map((other) => ({ ...one, ...other })));

export const questions = {
  'any-arrow': sweep({
    title: 'the sign of a component, seen from the other frame',
    of: 'whichSign',
    domain: asked.anySeen,
    corners: [
      ...answers('sign', { fixedTo: 0 }, { fixedTo: 1 }),
      ...[0, 1, 2].flatMap((about) => [
        { sign: 1, about, axis: (about + 1) % 3, along: (about + 2) % 3, angle: 0, fixedTo: 0 },
        { sign: 2, about, axis: (about + 1) % 3, along: (about + 2) % 3, angle: 0, fixedTo: 1 },
      ]),
      ...[0, 1].flatMap((fixedTo) => [
        { sign: 2, about: 1, axis: 0, along: 0, angle: 4, fixedTo },
        { sign: 1, about: 1, axis: 1, along: 1, angle: 4, fixedTo },
        { sign: 1, about: 0, axis: 2, along: 2, angle: 3, fixedTo },
      ]),
    ],
    call: ({ whichSign }, { turn, arrow, along }) => whichSign(turn, arrow, along),
    wanted: asked.signSeen,
    judge,
    labels: {
      'whenever the arrow is fixed to the world': ({ arrow }) => arrow.fixedTo === 'world',
      'whenever the arrow is fixed to the body': ({ arrow }) => arrow.fixedTo === 'body',
      'whenever the angle is negative': ({ turn }) => turn.angle < 0,
      'whenever the arrow lies along the axis of the turn': ({ turn, arrow }) => arrow.axis === turn.about,
    },
    misconceptions: ofSeen,
  }),
  'any-gimbal': sweep({
    title: 'how many motors of a gimbal must run',
    of: 'motorsFor',
    domain: asked.anyGimbal,
    corners: [
      ...eachOf('which', 11).map((one) => ({ motors: 0, ...one })),
      ...eachOf('which', 8).map((one) => ({ motors: 1, ...one })),
      ...eachOf('which', 2).flatMap((one) => eachOf('stored', 3).map((other) => ({ motors: 2, ...one, ...other }))),
    ],
    call: ({ motorsFor }, { innerAxis, line, stored }) => motorsFor(innerAxis, line, stored),
    wanted: asked.motorsOf,
    judge,
    labels: {
      'whenever the inner axis is upright': ({ innerAxis }) => innerAxis === 'upright',
      'whenever the inner axis is tilted': ({ innerAxis }) => innerAxis === 'tilted',
      'whenever the line is half-way between two axes': ({ line }) => line.startsWith('half-way'),
      'whenever the line is square to two axes': ({ line }) => line.startsWith('square'),
    },
    misconceptions: ofGimbal,
  }),
  'any-satellites': sweep({
    title: 'how the quaternions of two satellites compare',
    of: 'compareTurned',
    domain: asked.anySatellites,
    corners: [
      ...eachOf('compared', 3),
      { compared: 0, which: 1, quarters: -4 },
      { compared: 0, which: 0, quarters: 3 },
      { compared: 0, which: 3, quarters: 1 },
      { compared: 1, which: 0, quarters: -2 },
      { compared: 1, which: 1, quarters: 2 },
      { compared: 1, which: 2, quarters: 0 },
      ...[0, 1, 2, 3].map((which) => ({ compared: 2, which, quarters: 0 })),
      { compared: 2, which: 0, quarters: -1 },
    ],
    call: ({ compareTurned }, { first, second }) => compareTurned(first, second),
    wanted: asked.comparedTurns,
    judge,
    labels: {
      'whenever they are an odd number of turns apart': ({ first, second }) => Math.abs(first - second) % 2 === 1,
      'whenever they are an even number of turns apart': ({ first, second }) => (first - second) % 2 === 0,
      'whenever they are half a turn apart': ({ first, second }) => Math.abs(first - second) % 1 === 0.5,
    },
    misconceptions: ofSatellites,
  }),
  'any-two-turns': sweep({
    title: 'which product two turns make',
    of: 'whichProduct',
    domain: asked.anyTwoTurns,
    corners: [
      ...answers('product', { kind: 0 }, { kind: 1 }, { kind: 2 }),
      ...eachOf('axes', 2).map((one) => ({ product: 0, kind: 1, swap: 1, whole: 0, quarters: [0, 0], ...one })),
      { product: 0, kind: 2, quarters: [0, 0] },
      { product: 0, kind: 2, quarters: [1, 1] },
      { product: 0, kind: 1, swap: 0, whole: 1, quarters: [4, 1] },
      { product: 0, kind: 1, swap: 1, whole: 2, quarters: [0, 2] },
      ...[1, 2].flatMap((product) => [
        { product, quarters: [0, 2] },
        { product, quarters: [2, 1] },
        { product, quarters: [0, 0] },
        { product, quarters: [1, 0] },
      ]),
    ],
    call: ({ whichProduct }, { first, second, axes }) => whichProduct(first, second, axes),
    wanted: asked.productOf,
    judge,
    labels: {
      'whenever the second axis is the body’s': ({ axes }) => axes === 'body',
      'whenever the second axis is the world’s': ({ axes }) => axes === 'world',
      'whenever both turns are about one axis': ({ first, second }) => first.axis === second.axis,
      'whenever both are half turns': ({ first, second }) =>
        Math.abs(first.quarters) === 2 && Math.abs(second.quarters) === 2,
    },
    misconceptions: ofTwoTurns,
  }),
};
