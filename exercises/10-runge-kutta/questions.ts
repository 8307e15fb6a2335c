/** The questions: one for each task, about what its formula means. */
import { close, sweepOf, eachOf } from 'rigid-body-lab/course';
import * as cost from './cost-question.js';
import * as growth from './growth-question.js';
import * as halving from './halving-question.js';
import * as landing from './landing-question.js';

const sweep = sweepOf<typeof import('./stub.js')>();
const judge = () => close();

export const questions = {
  'where-it-lands': sweep({
    title: 'on which side of the true value an Euler step lands',
    of: 'eulerLands',
    domain: landing.anyBend,
    corners: [0, 1].flatMap((back) =>
      eachOf('lands', landing.LANDINGS).flatMap((one) => [
        { ...one, back },
        { ...one, back, start: 3, change: 1 },
        { ...one, back, start: -3, change: 1 },
      ]),
    ),
    call: ({ eulerLands }, { start, end, h }) => eulerLands(start, end, h),
    wanted: landing.landing,
    judge,
    labels: {
      'whenever h is negative': ({ h }) => h < 0,
      'whenever the rate stays the same': ({ start, end }) => start === end,
    },
    misconceptions: landing.ofBend,
  }),
  'what-halving-does': sweep({
    title: 'what halving the step does to the error',
    of: 'errorDividedBy',
    domain: halving.anyHalving,
    corners: halving.EXTENTS.flatMap((_extent, over) =>
      halving.ORDERS_LEFT.flatMap((_order, order) => [0, 1, 2, 3, 4, 5].map((at) => ({ over, order, at }))),
    ),
    call: ({ errorDividedBy }, asked) => errorDividedBy(asked),
    wanted: (input) => halving.dividedBy(halving.orderLeft(input), input.over),
    judge,
    labels: {
      'whenever a whole run is meant': ({ over }) => over === 'run',
      'whenever one step is meant': ({ over }) => over === 'step',
      'whenever f depends on the time alone': ({ rates }) => rates === 'time',
      'whenever f depends on the state alone': ({ rates }) => rates === 'state',
    },
    misconceptions: halving.ofHalving,
  }),
  'how-it-ends': sweep({
    title: 'whether a walk of many steps grows',
    of: 'walkTends',
    domain: growth.anyWalking,
    corners: [
      ...eachOf('trend', growth.TRENDS),
      ...Array.from({ length: growth.WALK_COUNT }, (_, at) => ({ trend: at % 2, at: at >> 1 })),
    ],
    call: ({ walkTends }, walk) => walkTends(walk),
    wanted: growth.trend,
    judge,
    labels: {
      'whenever Euler walks': ({ method }) => method === 'Euler',
      'whenever Runge-Kutta walks': ({ method }) => method === 'Runge-Kutta',
      'whenever the motion is a swing': ({ motion }) => motion === 'swings',
    },
    misconceptions: growth.ofWalking,
  }),
  'which-is-cheaper': sweep({
    title: 'which of two methods is cheaper from here',
    of: 'cheaper',
    domain: cost.anyRivals,
    corners: [
      ...[0, 1].flatMap((changed) =>
        eachOf('cheaper', cost.CHEAPER).flatMap((one) => [
          { ...one, changed, by: 0, more: 0, less: 0 },
          { ...one, changed, by: 0, more: 2, less: 1, low: 2, gap: 1 },
        ]),
      ),
      { cheaper: 2, by: 2, more: 0, less: 0 },
    ],
    call: ({ cheaper }, { first, second, error }) => cheaper(first, second, error),
    wanted: cost.cheaperOf,
    judge,
    labels: {
      'whenever the error may grow': ({ error }) => error > 1,
      'whenever the error stays': ({ error }) => error === 1,
      'whenever both orders are equal': ({ first, second }) => first.order === second.order,
    },
    misconceptions: cost.ofRivals,
  }),
};
