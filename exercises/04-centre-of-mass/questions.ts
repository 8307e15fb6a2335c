/** The questions: one for each task, about what its formula means. */
import { close, sweepOf, eachOf } from 'rigid-body-lab/course';
import * as ball from './ball-question.js';
import * as brick from './brick-question.js';
import * as change from './change-question.js';
import * as parts from './parts-question.js';

const sweep = sweepOf<typeof import('./stub.js')>();
const judge = () => close();

const upTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

export const questions = {
  'which-way': sweep({
    title: 'which way a ball pulls the centre of mass',
    of: 'comShifts',
    domain: ball.anyBall,
    corners: [0, 1].flatMap((change) => [
      ...eachOf('shift', ball.SHIFTS).map((one) => ({ ...one, change })),
      { change, shift: 1 + change, axis: 0, com: [-4, 1, 2], ball: [-2, 3, 1] },
      { change, shift: 2 - change, axis: 1, com: [1, 4, 2], ball: [3, 2, -5] },
      { change, shift: 0, axis: 2, com: [1, 2, 3], ball: [4, -5, 0] },
    ]),
    call: ({ comShifts }, { com, ball, change, axis }) => comShifts(com, ball, change, axis),
    wanted: ball.shiftOf,
    judge,
    labels: {
      'whenever the ball is taken away': ({ change }) => change === 'taken away',
      'whenever the ball is level with the centre': ({ com, ball, axis }) => com[axis] === ball[axis],
    },
    misconceptions: ball.ofBall,
  }),
  'which-middle': sweep({
    title: 'where two heavy corners pull the centre of a brick',
    of: 'heavyCorners',
    domain: brick.anyPair,
    corners: [24, 24, 8].flatMap((count, towards) => upTo(count).map((at) => ({ towards, at }))),
    call: ({ heavyCorners }, { first, second }) => heavyCorners(first as never, second as never),
    wanted: brick.pulledTo,
    judge,
    labels: {
      'whenever both are on one edge': (pair) => brick.pulledTo(pair) === 'edge',
      'whenever both are opposite in a face': (pair) => brick.pulledTo(pair) === 'face',
      'whenever both are opposite in the brick': (pair) => brick.pulledTo(pair) === 'stays',
    },
    misconceptions: brick.ofPair,
  }),
  'which-part': sweep({
    title: 'which of two parts the centre of mass is nearer to',
    of: 'nearerPart',
    domain: parts.anyJoined,
    corners: [
      ...eachOf('nearer', parts.NEARER),
      ...[1, 2].flatMap((nearer) =>
        [0, 1].flatMap((on) => [
          { nearer, on, p: 1, q: 1, r: 4, s: 1, more: 2 },
          { nearer, on, p: 1, q: 4, r: 1, s: 1, more: 2 },
        ]),
      ),
      { nearer: 0, p: 2, q: 1, r: 3, s: 1 },
      { nearer: 0, p: 1, q: 4, r: 1, s: 2 },
    ],
    call: ({ nearerPart }, { first, second }) => nearerPart(first, second),
    wanted: parts.nearerOf,
    judge,
    labels: {
      'whenever both masses are equal': (input) => parts.nearerOf(input) === 'middle',
      'whenever the first part is the larger one': ({ first, second }) => first.volume > second.volume,
    },
    misconceptions: parts.ofJoined,
  }),
  'whose-positions': sweep({
    title: 'which positions from the centre of mass change',
    of: 'whichChange',
    domain: change.anyEvent,
    corners: [14, 2, 4].flatMap((count, whose) => upTo(count).map((at) => ({ whose, at }))),
    call: ({ whichChange }, { change, massless, atCentre }) => whichChange(change, { massless, atCentre }),
    wanted: change.whose,
    judge,
    labels: {
      'whenever the point has no mass': ({ massless }) => massless,
      'whenever the point is at the centre of mass': ({ atCentre }) => atCentre,
      'whenever one point is changed': ({ change }) => change.startsWith('one'),
      'whenever one point gets heavier': ({ change }) => change === 'one heavier',
    },
    misconceptions: change.ofEvent,
  }),
};
