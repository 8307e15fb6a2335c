/** The questions: one for each task, about what its formula means. */
import { close, sweepOf, eachOf } from 'rigid-body-lab/course';
import * as repair from './repair-question.js';
import * as side from './side-question.js';
import * as signs from './signs-question.js';
import * as walk from './walk-question.js';

const sweep = sweepOf<typeof import('./stub.js')>();
const judge = () => close();

export const questions = {
  'what-comes-back': sweep({
    title: 'what the repair makes of one spoilt row',
    of: 'repairGives',
    domain: repair.anyDamage,
    corners: [0, 1, 2].flatMap((row) => [
      { row, gives: 0, kept: 0, one: 1, other: 2 },
      { row, gives: 0, kept: 1, one: 1, other: 0 },
      { row, gives: 0, kept: 1, one: 0, other: 0 },
      ...(row < 2 ? [{ row, gives: 1, kept: 0, one: 0, other: 1 }] : []),
      ...(row < 2 ? [{ row, gives: 1, kept: 3, one: 2, other: 4 }] : []),
      { row, gives: 2, lost: 0, one: 0, other: 0 },
      { row, gives: 2, lost: 1, one: 1, other: 3 },
      { row, gives: 2, lost: 3, one: 0, other: 1 },
    ]),
    call: ({ repairGives }, { row, mix }) => repairGives(row, mix),
    wanted: repair.afterRepair,
    judge,
    labels: {
      'whenever row 1 is spoilt': ({ row }) => row === 1,
      'whenever row 2 is spoilt': ({ row }) => row === 2,
      'whenever row 3 is spoilt': ({ row }) => row === 3,
      'whenever the row is reversed': ({ row, mix }) => mix[row - 1] < 0,
      'whenever the row leans to no other': ({ row, mix }) => mix.every((x, i) => i === row - 1 || x === 0),
    },
    misconceptions: repair.ofRepair,
  }),
  'what-signs-do': sweep({
    title: 'what changed signs of q do to its matrix',
    of: 'signsMake',
    domain: signs.anySigns,
    corners: [
      ...eachOf('at', Array(12).fill(0)).map((one) => ({ becomes: 2, ...one })),
      ...[0, 1].flatMap((becomes) => [0, 1].map((at) => ({ becomes, at }))),
    ],
    call: ({ signsMake }, { signs }) => signsMake(signs),
    wanted: signs.becomes,
    judge,
    labels: {
      'whenever the sign of w changes': ({ signs: [w] }) => w < 0,
      'whenever all signs change': ({ signs }) => signs.every((x) => x < 0),
    },
    misconceptions: signs.ofSigns,
  }),
  'which-side': sweep({
    title: 'on which side q stands in its rate',
    of: 'sideOfQ',
    domain: side.anySide,
    corners: [
      ...[0, 1].flatMap((axes) => [0, 1, 2, 3].map((way) => ({ side: 2, axes, way, line: 0, size: 1 }))),
      ...[0, 1].flatMap((axes) => [2, 3].map((way) => ({ side: 2, axes, way, line: 3, size: 1 }))),
      ...[0, 1].flatMap((side) => [
        { side, line: 0 },
        { side, line: 1, omega: [0, 2, 0] },
        { side, line: 3, omega: [1, 0, 2] },
        { side, line: 0, halves: [0, 0, 1, 0], omega: [1, 1, 0] },
      ]),
    ],
    call: ({ sideOfQ }, { q, omega, axes }) => sideOfQ(q, omega, axes),
    wanted: side.sideOf,
    judge,
    labels: {
      'whenever ω is in world axes': ({ axes }) => axes === 'world',
      'whenever ω is in body axes': ({ axes }) => axes === 'body',
      'whenever ω is zero': ({ omega }) => omega.every((x) => x === 0),
      'whenever the side does not matter': (input) => side.sideOf(input) === 'either',
    },
    misconceptions: side.ofSide,
  }),
  'what-goes-wrong': sweep({
    title: 'what is wrong after many steps',
    of: 'whatIsWrong',
    domain: walk.anyWalk,
    corners: [7, 6, 3].flatMap((count, wrong) => Array.from({ length: count }, (_, at) => ({ wrong, at }))),
    call: ({ whatIsWrong }, { way, omega }) => whatIsWrong(way, omega),
    wanted: walk.wrongIn,
    judge,
    labels: {
      'whenever ω is constant': ({ omega }) => omega === 'constant',
      'whenever ω is zero': ({ omega }) => omega === 'zero',
      'whenever Euler walks': ({ way }) => way.startsWith('Euler'),
      'whenever whole turns are taken': ({ way }) => way.startsWith('turned'),
    },
    misconceptions: walk.ofWalk,
  }),
};
