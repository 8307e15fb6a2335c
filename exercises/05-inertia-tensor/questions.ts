/** The questions: one for each task, about what its formula means. */
import { close, sweepOf, eachOf } from 'rigid-body-lab/course';
import { anyDumbbell, DIRECTIONS, LEANS, momentumOf, ofDumbbell } from './dumbbells.js';
import { acrossFromCentre, anyTwoAxes, larger, LARGER, ofTwoAxes } from './parallels.js';
import { anyCut, ofCut, PIECES, SIDES } from './rods.js';
import { anyTurning, changeOf, GROWTH, ofTurning } from './turnings.js';
import { word } from './words.js';

const sweep = sweepOf<typeof import('./stub.js')>();
const judge = () => close();

const OTHERWISE = [
  [
    [4, 0],
    [3, 2],
  ],
  [
    [3, 3],
    [4, 0],
  ],
  [
    [2, -4],
    [3, 3],
  ],
];

export const questions = {
  'which-piece': sweep({
    title: 'which piece of a rod is the heavier one',
    of: 'heavierPiece',
    domain: anyCut,
    corners: [
      ...eachOf('heavier', PIECES),
      ...eachOf('heavier', PIECES).map((one) => ({ ...one, ratio: 1 })),
      // The near centre far out in its piece, the far one close to the cut for the length of its own.
      ...[1, 2].map((heavier) => ({ heavier, ratio: 2, apart: 1.5, slack: 1.6 })),
    ],
    call: ({ heavierPiece }, { left, right }) => heavierPiece(left, right),
    // With 1 kg on the left, the right piece has what balances it.
    wanted: ({ left, right }) => word(1 - left.centre / right.centre, SIDES),
    judge,
    labels: { 'whenever both centres are equally far away': ({ left, right }) => left.centre === right.centre },
    misconceptions: ofCut,
  }),
  'which-way': sweep({
    title: 'which way the angular momentum leans',
    of: 'momentumLeans',
    domain: anyDumbbell,
    corners: [
      ...eachOf('lean', LEANS),
      ...eachOf('lean', LEANS).map((one) => ({ ...one, zero: 1, signs: [1, 0, 0] })),
      ...eachOf('lean', LEANS).map((one) => ({ ...one, signs: [0, 1, 1] })),
    ],
    call: ({ momentumLeans }, { ball }) => momentumLeans(ball),
    wanted: ({ ball }) => word(momentumOf(ball)[0], DIRECTIONS),
    judge,
    labels: {
      'whenever the ball is below the middle': ({ ball }) => ball[2] < 0,
      'whenever a component of the position is zero': ({ ball }) => ball.includes(0),
    },
    misconceptions: ofDumbbell,
  }),
  'which-change': sweep({
    title: 'what a turn does to a moment about a world axis',
    of: 'turnedMoment',
    domain: anyTurning,
    corners: [0, 1, 2].flatMap((about) => [
      { change: 0, about },
      { change: 1, about, spread: [4, 5, 6] },
      ...[1, 2].flatMap((step) => [2, 4].map((change) => ({ change, about, step, spread: [5, 2, 9] }))),
    ]),
    call: ({ turnedMoment }, { moments, about, watched }) => turnedMoment(moments, about, watched),
    wanted: (input) => word(changeOf(input), GROWTH),
    judge,
    labels: {
      'whenever the watched axis is that of the turn': ({ about, watched }) => about === watched,
      'whenever the two that mix are equal': ({ moments, about, watched }) =>
        about !== watched && moments[watched] === moments[3 - about - watched],
    },
    misconceptions: ofTurning,
  }),
  'which-axis': sweep({
    title: 'about which of two parallel axes the moment is larger',
    of: 'largerMoment',
    domain: anyTwoAxes,
    corners: [0, 1, 2].flatMap((axis) => [
      ...eachOf('which', LARGER).flatMap((one) => [0, 1].map((steps) => ({ ...one, axis, steps }))),
      // Farther by fewer steps, and nearer by the longest step.
      ...OTHERWISE.map(([far, near], which) => ({
        which: which % 2,
        axis,
        one: [0, 1, 2].map((k) => (k === axis ? 1 : far[(k - axis + 2) % 3])),
        other: [0, 1, 2].map((k) => (k === axis ? -2 : near[(k - axis + 2) % 3])),
      })),
    ]),
    call: ({ largerMoment }, { com, a, b, axis }) => largerMoment(com, a, b, axis),
    wanted: larger(acrossFromCentre),
    judge,
    labels: { 'whenever the moments are equal': (input) => larger(acrossFromCentre)(input) === 'same' },
    misconceptions: ofTwoAxes,
  }),
};
