/** The questions: one for each task, about what its formula means. */
import { close, sweepOf } from 'rigid-body-lab/course';
import * as asked from './situations.js';

const sweep = sweepOf<typeof import('./stub.js')>();
const judge = () => close();

const each = (field: string, values: readonly unknown[]): object[] => values.map((_value, at) => ({ [field]: at }));

export const questions = {
  'where-it-lands': sweep({
    title: 'on which side of the true value an Euler step lands',
    of: 'eulerLands',
    domain: asked.anyBend,
    corners: [0, 1].flatMap((back) =>
      each('lands', asked.LANDINGS).flatMap((one) => [
        { ...one, back },
        { ...one, back, start: 3, change: 1 },
        { ...one, back, start: -3, change: 1 },
      ]),
    ),
    call: ({ eulerLands }, { start, end, h }) => eulerLands(start, end, h),
    wanted: asked.landing,
    judge,
    labels: {
      'whenever h is negative': ({ h }) => h < 0,
      'whenever the rate stays the same': ({ start, end }) => start === end,
    },
    misconceptions: asked.ofBend,
  }),
  'what-halving-does': sweep({
    title: 'what halving the step does to the error',
    of: 'errorDividedBy',
    domain: asked.anyHalving,
    corners: asked.EXTENTS.flatMap((_extent, over) =>
      asked.ORDERS_LEFT.flatMap((_order, order) => [0, 1, 2, 3, 4, 5].map((at) => ({ over, order, at }))),
    ),
    call: ({ errorDividedBy }, halving) => errorDividedBy(halving),
    wanted: (input) => asked.dividedBy(asked.orderLeft(input), input.over),
    judge,
    labels: {
      'whenever a whole run is meant': ({ over }) => over === 'run',
      'whenever one step is meant': ({ over }) => over === 'step',
      'whenever f depends on the time alone': ({ rates }) => rates === 'time',
      'whenever f depends on the state alone': ({ rates }) => rates === 'state',
    },
    misconceptions: asked.ofHalving,
  }),
  'how-it-ends': sweep({
    title: 'whether a walk of many steps grows',
    of: 'walkTends',
    domain: asked.anyWalking,
    corners: [
      ...each('trend', asked.TRENDS),
      ...Array.from({ length: asked.WALK_COUNT }, (_, at) => ({ trend: at % 2, at: at >> 1 })),
    ],
    call: ({ walkTends }, walk) => walkTends(walk),
    wanted: asked.trend,
    judge,
    labels: {
      'whenever Euler walks': ({ method }) => method === 'Euler',
      'whenever Runge-Kutta walks': ({ method }) => method === 'Runge-Kutta',
      'whenever the motion is a swing': ({ motion }) => motion === 'swings',
    },
    misconceptions: asked.ofWalking,
  }),
  'which-is-cheaper': sweep({
    title: 'which of two methods is cheaper from here',
    of: 'cheaper',
    domain: asked.anyRivals,
    corners: [
      ...[0, 1].flatMap((changed) =>
        each('cheaper', asked.CHEAPER).flatMap((one) => [
          { ...one, changed, by: 0, more: 0, less: 0 },
          { ...one, changed, by: 0, more: 2, less: 1, low: 2, gap: 1 },
        ]),
      ),
      { cheaper: 2, by: 2, more: 0, less: 0 },
    ],
    call: ({ cheaper }, { first, second, error }) => cheaper(first, second, error),
    wanted: asked.cheaperOf,
    judge,
    labels: {
      'whenever the error may grow': ({ error }) => error > 1,
      'whenever the error stays': ({ error }) => error === 1,
      'whenever both orders are equal': ({ first, second }) => first.order === second.order,
    },
    misconceptions: asked.ofRivals,
  }),
};
