/** The questions: one for each task, about what its formula means. */
import { close, sweepOf, eachOf } from 'rigid-body-lab/course';
import { ofFacing } from './facing-misconceptions.js';
import { ofJoining } from './joining-misconceptions.js';
import { ofReport } from './report-misconceptions.js';
import * as asked from './situations.js';
import { ofStretch } from './stretch-misconceptions.js';

const sweep = sweepOf<typeof import('./stub.js')>();
const judge = () => close();

/** Apart in one coordinate across the axis only. */
const STEPS = ['203 230', '023 320', '032 302'].map((two) => two.split(' ').map((step) => Array.from(step, Number)));

export const questions = {
  'which-factor': sweep({
    title: 'how many times as large a moment becomes',
    of: 'timesLarger',
    domain: asked.anyStretch,
    corners: [
      ...eachOf('factor', asked.FACTORS),
      ...eachOf('factor', asked.FACTORS).map((one) => ({ ...one, alsoAlong: 1 })),
    ],
    call: ({ timesLarger }, change) => timesLarger(change),
    wanted: asked.factorOf,
    judge,
    labels: {
      'whenever the density is kept': ({ keeps }) => keeps === 'density',
      'whenever only the edge along the axis becomes longer': ({ longer }) => longer.length === 1,
    },
    misconceptions: ofStretch,
  }),
  'which-sum': sweep({
    title: 'whether moments may simply be added or subtracted',
    of: 'simpleSum',
    domain: asked.anyJoining,
    corners: [
      ...eachOf('sum', asked.SUMS).flatMap((one): object[] => [
        { ...one, step: [1, -2, 3], cut: 0, inPlane: 0 },
        { ...one, step: [2, 1, -1], cut: 1, inPlane: 1 },
        { ...one, axis: 2, cut: 1 },
      ]),
      ...[0, 1, 2].flatMap((axis) => [1, 2].map((sum) => ({ sum, axis, inPlane: 0, step: STEPS[axis][sum - 1] }))),
      // As far from the origin as before, and from each axis through it.
      ...[1, 2].map((sum) => ({ sum, first: [1, 2, -2], step: [-2, -4, 4], inPlane: 0 })),
    ],
    call: ({ simpleSum }, bodies) => simpleSum(bodies),
    wanted: asked.sumIs,
    judge,
    labels: {
      'whenever a piece is cut out': ({ how }) => how === 'cut out',
      'whenever one centre is behind the other on the axis': (input) => asked.across(input) === 0,
    },
    misconceptions: ofJoining,
  }),
  'which-sign': sweep({
    title: 'what a face does to the sum of volumes',
    of: 'faceCounts',
    domain: asked.anyFacing,
    corners: eachOf('counts', asked.COUNTS).flatMap((one) => [
      { ...one, side: 0, axis: 0 },
      { ...one, side: 1, axis: 2 },
      { ...one, side: 1, axis: 1, size: [4, 4, 4], distance: 2, beside: [2, 2, 2] },
    ]),
    call: ({ faceCounts }, { brick, face, from }) => faceCounts(brick, face, from),
    wanted: asked.countsOf,
    judge,
    labels: {
      'whenever the point is in the plane of the face': (input) => asked.countsOf(input) === 'nothing',
      'whenever it is a face on the low side': ({ face }) => face.side === 'low',
    },
    misconceptions: ofFacing,
  }),
  'which-report': sweep({
    title: 'whether a body can have such moments',
    of: 'canBe',
    domain: asked.anyReport,
    corners: [
      ...[0, 1].flatMap((verdict) => [0, 1, 2].map((which) => ({ verdict, which, form: 0 }))),
      ...[2, 3].flatMap((form) => [0, 1, 2].map((which) => ({ verdict: 0, which, form }))),
      // Too long along one edge, with moments that are small enough.
      ...[0, 1, 2].map((which) => ({ verdict: 2, alone: 1, which, excess: 0, size: [3, 3, 3], shares: [0, 0, 0] })),
      // Just below the limit and just above it; and between it and the square of the sum of the edges.
      ...[
        { verdict: 0, shares: [4, 4, 4], form: 0 },
        { verdict: 2, shares: [2, 2, 2], alone: 0 },
        { verdict: 2, shares: [4, 4, 4], alone: 0 },
      ].map((one) => ({ ...one, times: 0, size: [3, 3, 4] })),
      { verdict: 2, alone: 0, times: 2, shares: [4, 4, 4], size: [3, 3, 4] },
      // Between that and four times the limit; between a quarter and a third of it;
      // between a third and a half.
      { verdict: 2, alone: 0, times: 1, shares: [3, 3, 3], size: [3, 3, 4] },
      { verdict: 0, shares: [0, 0, 0], size: [3, 3, 4], form: 0 },
      { verdict: 0, shares: [1, 1, 1], size: [3, 3, 3], form: 0 },
      // Too large about two axes, and not all three together.
      { verdict: 2, alone: 0, times: 0, shares: [4, 0, 0], size: [3, 3, 3] },
    ],
    call: ({ canBe }, report) => canBe(report),
    wanted: asked.verdictOf,
    judge,
    labels: {
      'whenever one moment is larger than the two others together': (input) => asked.verdictOf(input) === 'no body',
      'whenever the box is too small': (input) => asked.verdictOf(input) === 'too large',
      'whenever the body would be too long, though each moment is small enough': (input) =>
        asked.verdictOf(input) === 'too large' && input.moments.every((x, k) => x <= asked.mostOf(input)[k]),
    },
    misconceptions: ofReport,
  }),
};
