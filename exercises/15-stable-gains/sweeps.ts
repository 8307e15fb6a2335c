import { close, sweepOf } from 'rigid-body-lab/course';
import { addedMistakes } from './added-misconceptions.js';
import { anyBent, anyDemand, anyEulerRun, anyHalved, anyPair, anyPromise, anyRail, anyStep } from './domains.js';
import { addedBy, boundOf, changeOf, factorOf, halvedOf, landingOf, rangeOf, sizeOf, whichOf } from './inputs.js';
import { changeMistakes, factorMistakes } from './misconceptions.js';
import { pairMistakes } from './pair-misconceptions.js';
import { boundMistakes, halvedMistakes } from './promise-misconceptions.js';
import { railMistakes } from './rail-misconceptions.js';
import { rangeMistakes } from './range-misconceptions.js';

type Student = typeof import('./stub.js');
const sweep = sweepOf<Student>();
const ORDERS = [1, 2, 3, 4];

export const sweeps = {
  'any-factor': sweep({
    title: 'the factor of any method, step and gain',
    of: 'stepFactor',
    domain: anyStep,
    corners: [
      ...ORDERS.flatMap((order) => [2, 0.75].map((x) => ({ order, x }))),
      ...[0, 1, 4].map((x) => ({ order: 3, x })),
    ],
    call: ({ stepFactor }, { order, stepSize, gain }) => stepFactor(order, stepSize, gain),
    wanted: factorOf,
    judge: () => close({ absolute: 1e-12 }),
    labels: {
      'whenever the order is more than 1': ({ order }) => order > 1,
      'whenever the order is more than 2': ({ order }) => order > 2,
      'whenever the order is 4': ({ order }) => order === 4,
    },
    misconceptions: factorMistakes,
  }),
  'any-more-gain': sweep({
    title: 'what a little more gain does',
    of: 'moreGain',
    domain: anyEulerRun,
    corners: [0, 1, 2].flatMap((zone) => [0.05, 0.4, 0.6, 0.95].map((part) => ({ zone, part }))),
    call: ({ moreGain }, { stepSize, gain }) => moreGain(stepSize, gain),
    wanted: changeOf,
    judge: () => close(),
    misconceptions: changeMistakes,
  }),
  'any-range': sweep({
    title: 'the gains for any method, step and factor',
    of: 'gainRange',
    domain: anyDemand,
    corners: [
      ...ORDERS.flatMap((order) => [0.9, 0.6].map((alpha) => ({ order, alpha }))),
      ...[0.2, 0.25, 0.4].map((alpha) => ({ order: 2, alpha })),
      ...[0.2, 0.25, 0.3, 0.4].map((alpha) => ({ order: 4, alpha })),
      ...[1, 3].map((order) => ({ order, alpha: 0.2 })),
      ...[1, 4].map((order) => ({ order, alpha: 1 })),
    ],
    call: ({ gainRange }, { method, stepSize, alpha }) => gainRange(method, stepSize, alpha),
    wanted: rangeOf,
    // The lower end may be zero.
    judge: ({ stepSize }) => close({ absolute: 1e-12 / stepSize, unit: '1/s' }),
    labels: {
      'whenever no gain does it': (demand) => rangeOf(demand) === null,
      'whenever the order is more than 2': ({ method }) => method.coefficients.length > 3,
    },
    misconceptions: rangeMistakes,
  }),
  'any-comparison': sweep({
    title: 'which of two runs bears more gain',
    of: 'allowsMore',
    domain: anyPair,
    corners: [
      // Orders, and places in the list of ratios.
      ...[0, 1].flatMap((wanted) => [
        ...[1, 2, 3, 5].map((ratio) => ({ wanted, orders: [1, 4], ratio })),
        ...[0, 1, 2, 3, 6].map((ratio) => ({ wanted, orders: [3, 4], ratio })),
        ...[0, 1, 3, 6].map((ratio) => ({ wanted, orders: [2, 3], ratio })),
      ]),
      ...[0, 1, 2, 3, 4].map((alike) => ({ wanted: 2, alike })),
    ],
    call: ({ allowsMore }, { first, second }) => allowsMore(first, second),
    wanted: whichOf,
    judge: () => close(),
    labels: {
      'whenever the orders differ': ({ first, second }) => first.order !== second.order,
      'whenever the steps differ': ({ first, second }) => first.stepSize !== second.stepSize,
    },
    misconceptions: pairMistakes,
  }),
  'any-new-deviation': sweep({
    title: 'what one step adds, for any constraint',
    of: 'newDeviation',
    domain: anyBent,
    corners: [
      ...[1, 2, 3].map((variables) => ({ variables })),
      { variables: 2, entries: [0, 1, 0, 0, 0, 0], mixed: [0, 0, 0], ftt: 0, v: [2, -3, 0] },
      { variables: 2, entries: [0, 0, 0, 0, 0, 0], mixed: [2, -1, 0], ftt: 0, v: [2, 3, 0] },
      { variables: 1, entries: [0, 0, 0, 0, 0, 0], mixed: [0, 0, 0], ftt: 2, v: [0, 0, 0] },
      { variables: 3, v: [0, 0, 0] },
    ],
    call: ({ newDeviation }, { curvature, v, stepSize }) => newDeviation(curvature, v, stepSize),
    wanted: (bent) => addedBy(bent),
    judge: (bent) => close({ absolute: 1e-12 * sizeOf(bent), unit: 'm' }),
    labels: {
      'whenever there is more than one variable': ({ v }) => v.length > 1,
      'whenever the constraint depends on time': ({ curvature: { fyt, ftt } }) => [...fyt, ftt].some((x) => x !== 0),
    },
    misconceptions: addedMistakes,
  }),
  'any-landing': sweep({
    title: 'where the bead is after one step',
    of: 'landing',
    domain: anyRail,
    corners: [
      ...[0, 1].map((straight) => ({ wanted: 0, straight, speed: 2, curvature: 1, railVelocity: 2 })),
      ...[1, 2].flatMap((wanted) => [
        { wanted, curvature: 0, speed: 3, railVelocity: 2, railAcceleration: 1 },
        { wanted, curvature: 0.5, speed: 3, railVelocity: -2, railAcceleration: 0 },
        { wanted, curvature: 1, speed: 0, railVelocity: 1, railAcceleration: 0.5 },
        { wanted, curvature: 0.5, speed: 3, railVelocity: 3, railAcceleration: 2 },
        { wanted, curvature: 1, speed: 0.5, railVelocity: 0, railAcceleration: 0.75 },
        { wanted, curvature: 0.5, speed: 2, railVelocity: 0, railAcceleration: 3 },
        { wanted, curvature: 0.5, speed: 3, railVelocity: 0, railAcceleration: -1 },
        { wanted, curvature: 2, speed: 2, railVelocity: 0, railAcceleration: 3 },
        { wanted, curvature: 1, speed: 2, railVelocity: 0, railAcceleration: 3 },
      ]),
    ],
    call: ({ landing }, rail) => landing(rail),
    wanted: landingOf,
    judge: () => close(),
    labels: {
      'whenever the rail is accelerated': ({ railAcceleration }) => railAcceleration !== 0,
      'whenever the rail is straight': ({ curvature }) => curvature === 0,
    },
    misconceptions: railMistakes,
  }),
  'any-bound': sweep({
    title: 'the bound of any run',
    of: 'promisedBound',
    domain: anyPromise,
    corners: [
      ...[0.9, -0.9].flatMap((factor) => [
        { start: 1, factor, newError: 1 },
        { start: 5, factor, newError: 0.1 },
      ]),
      ...[1, -1, 1.1, -1.1].map((factor) => ({ start: 1, factor, newError: 0.5 })),
      { start: 0, factor: 0.5, newError: 1 },
      { start: 1, factor: 0.5, newError: 0 },
      { start: 1, factor: 0, newError: 2 },
      { start: 3, factor: 0, newError: 1 },
      // A run that is still climbing after thousands of steps.
      ...[0.999, -0.999].map((factor) => ({ size: 0, start: 0, factor, newError: 1 })),
      ...[1, -1, 1.1, -1.1].flatMap((factor) => [0, 2].map((start) => ({ start, factor, newError: 0 }))),
    ],
    call: ({ promisedBound }, { start, factor, newError }) => promisedBound({ start, factor, newError }),
    wanted: boundOf,
    judge: () => close({ unit: 'm' }),
    labels: {
      'whenever the size of the factor is 1 or more': ({ factor }) => Math.abs(factor) >= 1,
      'whenever the factor is negative': ({ factor }) => factor < 0,
      'whenever the run starts above the ceiling': (run) => boundOf(run) === run.start,
    },
    misconceptions: boundMistakes,
  }),
  'any-halving': sweep({
    title: 'what halving the step does',
    of: 'afterHalving',
    domain: anyHalved,
    corners: [0, 1, 2, 3].flatMap((what) => ORDERS.map((order) => ({ what, order }))),
    call: ({ afterHalving }, { what, order }) => afterHalving(what, order),
    wanted: halvedOf,
    judge: () => close(),
    labels: {
      'whenever the largest gain is asked for': ({ what }) => what === 'largest gain',
      'whenever the new error is asked for': ({ what }) => what === 'new error',
    },
    misconceptions: halvedMistakes,
  }),
};
