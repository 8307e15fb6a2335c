/** The questions: one for each task, about what its formula means. */
import { close, sweepOf } from 'rigid-body-lab/course';
import * as asked from './situations.js';

const { anyCut, anyDumbbell, anyTurning, anyTwoAxes } = asked;
const { changeOf, larger, acrossFromCentre, momentumOf, word } = asked;
const sweep = sweepOf<typeof import('./stub.js')>();
const judge = () => close();

const each = (field: string, values: readonly unknown[]): object[] => values.map((_value, at) => ({ [field]: at }));

export const questions = {
  'which-piece': sweep({
    title: 'which piece of a rod is the heavier one',
    of: 'heavierPiece',
    domain: anyCut,
    corners: [...each('heavier', asked.PIECES), ...each('heavier', asked.PIECES).map((one) => ({ ...one, ratio: 1 }))],
    call: ({ heavierPiece }, { left, right }) => heavierPiece(left, right),
    // With 1 kg on the left, the right piece has what balances it.
    wanted: ({ left, right }) => word(1 - left.centre / right.centre, asked.SIDES),
    judge,
    labels: { 'whenever both centres are equally far away': ({ left, right }) => left.centre === right.centre },
    misconceptions: asked.ofCut,
  }),
  'which-way': sweep({
    title: 'which way the angular momentum leans',
    of: 'momentumLeans',
    domain: anyDumbbell,
    corners: [
      ...each('lean', asked.LEANS),
      ...each('lean', asked.LEANS).map((one) => ({ ...one, zero: 1, signs: [1, 0, 0] })),
      ...each('lean', asked.LEANS).map((one) => ({ ...one, signs: [0, 1, 1] })),
    ],
    call: ({ momentumLeans }, { ball }) => momentumLeans(ball),
    wanted: ({ ball }) => word(momentumOf(ball)[0], asked.DIRECTIONS),
    judge,
    labels: {
      'whenever the ball is below the middle': ({ ball }) => ball[2] < 0,
      'whenever a component of the position is zero': ({ ball }) => ball.includes(0),
    },
    misconceptions: asked.ofDumbbell,
  }),
  'which-change': sweep({
    title: 'what a turn does to a moment about a world axis',
    of: 'turnedMoment',
    domain: anyTurning,
    corners: [0, 1, 2].flatMap((about) => [
      { change: 0, about },
      { change: 1, about, spread: [4, 5, 6] },
      ...[1, 2].flatMap((step) => [2, 4].map((change) => ({ change, about, step, spread: [5, 2, 8] }))),
    ]),
    call: ({ turnedMoment }, { moments, about, watched }) => turnedMoment(moments, about, watched),
    wanted: (input) => word(changeOf(input), asked.GROWTH),
    judge,
    labels: {
      'whenever the watched axis is that of the turn': ({ about, watched }) => about === watched,
      'whenever the two that mix are equal': ({ moments, about, watched }) =>
        about !== watched && moments[watched] === moments[3 - about - watched],
    },
    misconceptions: asked.ofTurning,
  }),
  'which-axis': sweep({
    title: 'about which of two parallel axes the moment is larger',
    of: 'largerMoment',
    domain: anyTwoAxes,
    corners: [0, 1, 2].flatMap((axis) => each('which', asked.LARGER).map((one) => ({ ...one, axis }))),
    call: ({ largerMoment }, { com, a, b, axis }) => largerMoment(com, a, b, axis),
    wanted: larger(acrossFromCentre),
    judge,
    labels: { 'whenever the moments are equal': (input) => larger(acrossFromCentre)(input) === 'same' },
    misconceptions: asked.ofTwoAxes,
  }),
};
