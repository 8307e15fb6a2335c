import { close, lengthOf, sweepOf, eachOf } from 'rigid-body-lab/course';
import { ofClaim } from './claim-misconceptions.js';
import * as domains from './domains.js';
import { ofEstimate } from './estimate-misconceptions.js';
import * as inputs from './inputs.js';
import { ofMap } from './map-misconceptions.js';
import { ofParts } from './misconceptions.js';
import { ofMomentum } from './momentum-misconceptions.js';
import * as asked from './situations.js';
import { ofStage } from './stage-misconceptions.js';
import { ofTip } from './tip-misconceptions.js';
import { ofTrials } from './trials-misconceptions.js';

const sweep = sweepOf<typeof import('./stub.js')>();

/** A field with each of its first values in turn. */

export const sweeps = {
  'any-parts': sweep({
    title: 'any two parts as one body',
    of: 'combine',
    domain: domains.anyParts,
    corners: [
      { apart: [0, 0, 0] },
      { centre: [0, 0, 0] },
      { centre: [2, -3, 1], apart: [-2, 3, -1] },
      { spreads: [0, 0, 0, 0, 0, 0] },
      { spreads: [1, 2, 3, 0, 0, 0] },
      { masses: [3, 3] },
    ],
    call: ({ combine }, { first, second }) => combine(first, second),
    wanted: inputs.combinedOf,
    judge: ({ first, second }) =>
      close({ absolute: 1e-12 * (first.mass + second.mass) * (lengthOf(first.com) + lengthOf(second.com)) ** 2 }),
    labels: {
      'whenever the parts have different centres': ({ first, second }) => first.com.join() !== second.com.join(),
      'whenever the first part is not at the origin': ({ first }) => lengthOf(first.com) > 0,
    },
    misconceptions: ofParts,
  }),
  'any-claim': sweep({
    title: 'whether the parallel-axis rule was rightly used',
    of: 'claimIs',
    domain: asked.anyClaim,
    corners: [
      ...eachOf('sign', 3),
      { sign: 0, arm: [0, 0], along: 2 },
      { sign: 0, arm: [2, 1], way: [1, 0] },
      { sign: 1, arm: [2, 1], way: [2, 1] },
      // Beyond the centre of mass: nearer to it than A, or farther, or as far.
      { sign: 1, arm: [1, 2], way: [3, 3] },
      { sign: 1, arm: [1, 1], way: [2, 2] },
      { sign: 2, arm: [1, 1], way: [2, 0], along: 3, shift: 3 },
      { sign: 1, arm: [1, 2], way: [1, 0] },
      { sign: 2, arm: [1, 2], way: [-1, 0] },
    ],
    call: ({ claimIs }, { com, a, b, axis }) => claimIs(com, a, b, axis),
    wanted: asked.claimOf,
    judge: () => close(),
    labels: {
      'whenever A is on the axis through the centre of mass': ({ com, a, axis }) =>
        asked.across(axis, com).join() === asked.across(axis, a).join(),
      'whenever the points differ along the axis as well': ({ a, b, axis }) => a[axis] !== b[axis],
    },
    misconceptions: ofClaim,
  }),
  'any-map': sweep({
    title: 'the map of any body',
    of: 'diagonalise',
    domain: domains.anyBody,
    corners: [...eachOf('round', 4), { com: [0, 0, 0] }, { spread: [2, 2, 2] }, { turn: [1, 0, 0, 0] }],
    call: ({ diagonalise }, { body, axes }) => diagonalise(body, axes),
    wanted: inputs.diagonalisedOf,
    judge: ({ body }) => close({ absolute: 1e-12 * lengthOf(body.com) }),
    labels: {
      'whenever the axes are left-handed': ({ body, axes }) =>
        lengthOf(inputs.difference(inputs.diagonalisedOf({ body, axes }).diagRotPos[2], axes[2])) > 1,
      'whenever the centre of mass is not at the origin': ({ body }) => lengthOf(body.com) > 0,
    },
    misconceptions: ofMap,
  }),
  'any-tip': sweep({
    title: 'whether a point of the drawing is above the centre of mass',
    of: 'tipIs',
    domain: asked.anyTip,
    corners: [
      ...eachOf('sign', 3),
      { sign: 0, attitude: 3, map: 5 },
      { sign: 1, attitude: 3, map: 4, height: 1 },
      { sign: 2, attitude: 4, map: 3, height: 1 },
    ],
    call: ({ tipIs }, { tip, map, rotPos }) => tipIs(tip, map, rotPos),
    wanted: asked.tipOf,
    judge: () => close(),
    labels: {
      'whenever the first principal axis is upright': ({ rotPos }) => rotPos[2][0] !== 0,
      'whenever the tip is level with the centre of mass': (input) => asked.heightOf(input) === 0,
    },
    misconceptions: ofTip,
  }),
  'any-stage': sweep({
    title: 'any call of a step',
    of: 'rkStage',
    domain: domains.anyCall,
    corners: [
      ...eachOf('stage', 4),
      ...eachOf('stage', 4).map((stage) => ({ ...stage, velocity: [0, 0, 0] })),
      { size: 1 },
      { size: 2 },
    ],
    call: ({ rkStage }, { stage, memory, push }) => rkStage(stage, memory, push),
    wanted: inputs.stageOf,
    judge: () => close(),
    labels: {
      'at stage 1': ({ stage }) => stage === 1,
      'at stage 2': ({ stage }) => stage === 2,
      'at stage 3': ({ stage }) => stage === 3,
      'at stage 4': ({ stage }) => stage === 4,
      'at stages 2 and 3': ({ stage }) => stage === 2 || stage === 3,
      'from stage 2 on': ({ stage }) => stage > 1,
      'before stage 4': ({ stage }) => stage < 4,
    },
    misconceptions: ofStage,
    shows: ({ stage, memory, push }) =>
      `rkStage(${[stage, memory, push].map((value) => JSON.stringify(value)).join(', ')})`,
  }),
  'any-estimate': sweep({
    title: 'where the calls of a step leave a body',
    of: 'estimateIs',
    domain: asked.anyEstimate,
    corners: [
      ...eachOf('sign', 3),
      { sign: 0, late: 0, second: 0 },
      { sign: 0, late: 0, second: 1 },
      { sign: 0, late: 2, second: 0 },
      { sign: 1, second: 0, velocity: 0 },
      { sign: 2, second: 1, velocity: -3 },
      { sign: 1, second: 1, velocity: -3 },
      ...[1, 2].flatMap((sign) => [0, 1].map((second) => ({ sign, second, size: 0.5 }))),
    ],
    call: ({ estimateIs }, { stage, motion }) => estimateIs(stage, motion),
    wanted: asked.estimateOf,
    judge: () => close(),
    labels: {
      'after the first call': ({ stage }) => stage === 1,
      'after the second call': ({ stage }) => stage === 2,
      'after the third call': ({ stage }) => stage === 3,
      'whenever the acceleration is negative': ({ motion }) => motion.acceleration < 0,
    },
    misconceptions: ofEstimate,
  }),
  'any-momentum': sweep({
    title: 'the angular momentum of any body about any point',
    of: 'momentumAbout',
    domain: domains.anyFlight,
    corners: [
      { anchor: [0, 0, 0] },
      { linVel: [0, 0, 0] },
      { rotVel: [0, 0, 0] },
      { turn: [1, 0, 0, 0] },
      { spread: [2, 2, 2] },
      { spread: [0, 0, 0] },
      { anchor: [1, 2, 3], linPos: [1, 2, 3] },
    ],
    call: ({ momentumAbout }, { anchor, body, state }) => momentumAbout(anchor, body, state),
    wanted: inputs.momentumOf,
    judge: (flight) => close({ absolute: 1e-12 * inputs.sizeOf(flight), unit: 'kg m²/s' }),
    labels: {
      'whenever the body turns': ({ state }) => lengthOf(state.rotVel) > 0,
      'whenever the centre of mass moves': ({ state }) => lengthOf(state.linVel) > 0,
      'whenever the anchor is not at the origin': ({ anchor }) => lengthOf(anchor) > 0,
    },
    misconceptions: ofMomentum,
  }),
  'any-errors': sweep({
    title: 'which error falls by the larger factor',
    of: 'fallsMore',
    domain: asked.anyTrials,
    corners: eachOf('sign', 3).flatMap((sign) => [3, 17, 40].map((pair) => ({ ...sign, pair }))),
    call: ({ fallsMore }, { first, second }) => fallsMore(first, second),
    wanted: asked.trialsOf,
    judge: () => close(),
    labels: {
      'whenever both cut the step alike': ({ first, second }) => first.cut === second.cut,
      'whenever the forces are computed alike': ({ first, second }) => first.forces === second.forces,
      'whenever both errors are taken over the same time': ({ first, second }) => first.over === second.over,
    },
    misconceptions: ofTrials,
  }),
};
