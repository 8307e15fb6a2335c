/** The questions: one for each task, about what its formula means. */
import { close, sweepOf, eachOf } from 'rigid-body-lab/course';
import * as changes from './changes.js';
import * as happenings from './happenings.js';
import * as matrices from './matrices.js';
import * as sums from './sums.js';

const sweep = sweepOf<typeof import('./stub.js')>();
const judge = () => close();

export const questions = {
  'which-weight': sweep({
    title: 'what a change of the frame does to the first weight',
    of: 'firstWeight',
    domain: changes.anyChange,
    corners: [
      ...eachOf('change', changes.CHANGES),
      ...[-3, 0, 3].map((beta) => ({ beta, change: changes.CHANGES.indexOf('u2 + u1') })),
      // Far below zero: larger by its size, smaller by its sign.
      { alpha: 1, beta: 5, change: changes.CHANGES.indexOf('u2 + u1') },
    ],
    call: ({ firstWeight }, { weights, change }) => firstWeight(weights, change as never),
    wanted: changes.firstWeight,
    judge,
    labels: { 'whenever u2 + u1 takes the place of u2': ({ change }) => change === 'u2 + u1' },
    misconceptions: changes.ofChange,
  }),
  'which-numbers': sweep({
    title: 'what changes, the place of a point or its weights',
    of: 'whatChanges',
    domain: happenings.anyHappening,
    corners: eachOf('happening', happenings.HAPPENINGS),
    call: ({ whatChanges }, { point, at, frame }) => whatChanges({ point, at, frame } as never),
    wanted: happenings.whatChanges,
    judge,
    labels: {
      'whenever the point rides along': ({ point }) => point === 'rides along',
      'whenever the point is at the origin of the frame': ({ at }) => at === 'origin',
    },
    misconceptions: happenings.ofHappening,
  }),
  'which-kind': sweep({
    title: 'whether a sum of points is a point, a vector or neither',
    of: 'kindOfSum',
    domain: sums.anySum,
    corners: [
      ...eachOf('kind', sums.KINDS),
      { quarters: [4], kind: 0 },
      { quarters: [2], kind: 1 },
      { quarters: [4], kind: 2, other: 4 },
      { quarters: [4, 4], kind: 1 },
      { quarters: [4, 4], kind: 0 },
      { quarters: [2, 2], kind: 0 },
      { quarters: [2], kind: 0 },
      { quarters: [4], kind: 0 },
      { quarters: [1], kind: 1 },
      { quarters: [2], kind: 2, other: 0 },
      { quarters: [-4], kind: 2, other: 0 },
      { quarters: [4, -8], kind: 2, other: 0 },
      { quarters: [8], kind: 2, other: 4 },
      { quarters: [-4, 8], kind: 0 },
      { quarters: [4, -8], kind: 2, other: 0 },
    ],
    call: ({ kindOfSum }, { factors }) => kindOfSum(factors),
    wanted: sums.kindOfSum,
    judge,
    labels: { 'whenever a factor is negative': ({ factors }) => factors.some((x) => x < 0) },
    misconceptions: sums.ofSum,
  }),
  'which-matrix': sweep({
    title: 'what a matrix of axes does',
    of: 'matrixDoes',
    domain: matrices.anyBuilt,
    corners: [0, 1].flatMap((axes) =>
      matrices.KEPT.flatMap((_kept, stored) => matrices.THEN.map((_then, then) => ({ axes, stored, then }))),
    ),
    call: ({ matrixDoes }, { axes, stored, then }) => matrixDoes({ axes, stored, then } as never),
    wanted: matrices.matrixDoes,
    judge,
    labels: {
      'whenever the axes are skew': ({ axes }) => axes === 'skew',
      'whenever the axes are the rows': ({ stored }) => stored === 'rows',
    },
    misconceptions: matrices.ofMatrix,
  }),
};
