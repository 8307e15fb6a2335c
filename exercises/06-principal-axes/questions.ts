/** The questions: one for each task, about what its formula means. */
import { close, sweepOf, eachOf } from 'rigid-body-lab/course';
import * as bodies from './named-bodies.js';
import * as three from './three-moments.js';
import * as watching from './watched-moments.js';

const sweep = sweepOf<typeof import('./stub.js')>();
const judge = () => close();

const SPREAD = { spread: [4, 6, 9], products: [1, -2, 2] };

export const questions = {
  'which-body': sweep({
    title: 'which body has these three moments, if any',
    of: 'possibleBody',
    domain: three.anyThree,
    corners: [
      ...[0, 1, 2].flatMap((at) =>
        eachOf('body', three.BODIES).map((one) => ({ ...one, at, ...(at === 0 ? { spread: [2, 5, 7] } : {}) })),
      ),
      // Solid, with 8 for twice 4, and with 17 for more than twice 6.
      { body: 0, spread: [5, 3, 1] },
      { body: 0, spread: [2, 4, 13] },
    ],
    call: ({ possibleBody }, { moments }) => possibleBody(moments),
    wanted: three.possible,
    judge,
    labels: { 'whenever one moment is the sum of the others': (input) => three.possible(input) === 'flat' },
    misconceptions: three.ofThree,
  }),
  'which-change': sweep({
    title: 'what one Jacobi rotation does to the moments',
    of: 'momentAfter',
    domain: watching.anyWatching,
    corners: [0, 1, 2].flatMap((plane) =>
      eachOf('watch', watching.WATCHES).map((one, at) => ({
        ...SPREAD,
        ...(at === 2 ? { products: [0, 0, 0] } : {}),
        ...one,
        plane,
        first: at % 2,
      })),
    ),
    call: ({ momentAfter }, { inertia, p, q, watched }) => momentAfter(inertia, p, q, watched),
    wanted: watching.after,
    judge,
    labels: {
      'whenever there is no product': ({ inertia, p, q }) => inertia[p][q] === 0,
      'whenever the sum is watched': ({ watched }) => watched === 'trace',
      'whenever the third axis is watched': ({ p, q, watched }) => watched === 3 - p - q,
    },
    misconceptions: watching.ofWatching,
  }),
  'which-directions': sweep({
    title: 'which directions are principal axes of a body',
    of: 'principalDirections',
    domain: bodies.anyBody,
    corners: eachOf('body', bodies.NAMES),
    call: ({ principalDirections }, { body }) => principalDirections(body as never),
    wanted: bodies.directions,
    judge,
    misconceptions: bodies.ofBody,
  }),
};
