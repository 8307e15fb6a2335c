import { close, sweepOf, eachOf } from 'rigid-body-lab/course';
import * as domains from './domains.js';
import { ofFate } from './fate-misconceptions.js';
import { ofAcceleration } from './feedback-misconceptions.js';
import { ofImpulse } from './hinge-misconceptions.js';
import * as inputs from './inputs.js';
import { ofMending } from './mending-misconceptions.js';
import { ofPull, ofTension } from './misconceptions.js';
import { ofPairs } from './pairs-misconceptions.js';
import { ofSpin } from './spin-misconceptions.js';

const { DIRECTIONS, FATES, PLACES, SPINS, STARTS, G } = inputs;
const sweep = sweepOf<typeof import('./stub.js')>();

/** Every kind of a field once, each over an otherwise random input. */

/** All answers with all pairs of kinds: what is drawn has each answer as often. */
const answers = (kinds: readonly unknown[], names: readonly [string, string]): object[] =>
  kinds.flatMap((_one, a) =>
    kinds.flatMap((_other, b) => [0, 1, 2].map((answer) => ({ answer, [names[0]]: a, [names[1]]: b }))),
  );

const SPEEDS = [0, 2, -2, 8];
const ARM = [1.5, 0.5];

export const sweeps = {
  'any-tension': sweep({
    title: 'the pull of the rod in any place and at any speed',
    of: 'rodTension',
    domain: domains.anySwing,
    corners: [
      ...eachOf('at', DIRECTIONS).map((at) => ({ ...at, size: 0, mass: 2, length: 1.5, speed: 3 })),
      ...SPEEDS.map((speed) => ({ at: 6, speed, length: 2, mass: 3, size: 0 })),
      ...SPEEDS.map((speed) => ({ at: 0, speed, length: 0.5, mass: 3, size: 0 })),
      ...[1, 2].map((size) => ({ size })),
    ],
    call: ({ rodTension }, swing) => rodTension(swing),
    wanted: inputs.tensionOf,
    judge: ({ mass, length, velocity: [vx, vz] }) =>
      close({ absolute: 1e-11 * mass * (G + (vx * vx + vz * vz) / length), unit: 'N' }),
    labels: {
      'whenever the mass is at rest': ({ velocity }) => velocity.every((v) => v === 0),
      'whenever the mass is above the pivot': ({ position }) => position[1] > 0,
      'whenever the rod is level': ({ position }) => position[1] === 0,
      'whenever the rod is oblique': ({ position }) => position[0] !== 0 && position[1] !== 0,
    },
    misconceptions: ofTension,
  }),
  'any-pull': sweep({
    title: 'which rod pulls more at the lowest point',
    of: 'whoseRodPullsMore',
    domain: domains.anyLetGo,
    corners: [
      { answer: 0, one: 1, other: 0, unit: 0, lengths: 0 },
      { answer: 1, one: 1, other: 1, lengths: 0 },
      ...answers(STARTS, ['one', 'other']),
    ],
    call: ({ whoseRodPullsMore }, { first, second }) => whoseRodPullsMore(first, second),
    wanted: inputs.pullAnswer,
    judge: () => close(),
    labels: {
      'whenever both start alike': ({ first, second }) => first.start === second.start,
      'whenever the masses are equal': ({ first, second }) => first.mass === second.mass,
    },
    misconceptions: ofPull,
  }),
  'any-acceleration': sweep({
    title: 'the acceleration with feedback, on the circle and off it',
    of: 'rodAcceleration',
    domain: domains.anyDrifted,
    corners: [
      ...eachOf('at', DIRECTIONS),
      { gain: 0, stretch: 0.3 },
      { gain: 0, stretch: 0, velocity: [0, 0] },
      { gain: 5, stretch: 0, velocity: [0, 0], at: 0 },
      { gain: 5, stretch: -0.5 },
      { gain: 20, stretch: 0.5 },
      { gain: 3, stretch: 0.2, velocity: [2, -1], at: 1, length: 1.5 },
      { gain: 3, stretch: 0.2, velocity: [-2, 1], at: 1, length: 1.5 },
      { gain: 1, stretch: 0.2, velocity: [2, -1], at: 1, length: 1.5 },
    ],
    call: ({ rodAcceleration }, drifted) => rodAcceleration(drifted),
    wanted: inputs.accelerationOf,
    judge: (drifted) => close({ absolute: 1e-11 * inputs.sizeOfDrifted(drifted), unit: 'm/s²' }),
    labels: {
      'whenever the mass is at rest': ({ velocity }) => velocity.every((v) => v === 0),
      'whenever there is no gain': ({ gain }) => gain === 0,
      'whenever the mass is off its circle': (drifted) => Math.abs(inputs.errorOf(drifted).f) > 1e-6,
    },
    misconceptions: ofAcceleration,
  }),
  'any-gap': sweep({
    title: 'what becomes of an error in the long run',
    of: 'fateOfGap',
    domain: domains.anyGap,
    corners: [
      ...FATES.flatMap((_fate, fate) =>
        [0, 1, 2].flatMap((way) => [0, 1].map((none) => ({ fate, way, none, gapSign: way === 2 ? none : 0 }))),
      ),
      // So fast away that it grows at first, from either side.
      ...[0, 1].map((gapSign) => ({ fate: 1, gap: 0.125, speed: 0.75, gain: 1, gapSign, way: 1 + gapSign })),
      // Without gain and with a negative one, on its way back from either side.
      ...[0, 1].flatMap((none) => [0, 1].map((gapSign) => ({ fate: 2, none, gapSign, way: 2 - gapSign }))),
      // The weakest negative gain, and an error at rest.
      { fate: 2, none: 1, way: 0, gain: 1 },
    ],
    call: ({ fateOfGap }, error) => fateOfGap(error),
    wanted: inputs.fateAnswer,
    judge: () => close(),
    labels: {
      'whenever there is no gain': ({ gain }) => gain === 0,
      'whenever the gain is negative': ({ gain }) => gain < 0,
      'whenever the error is at rest at first': ({ rate }) => rate === 0,
    },
    misconceptions: ofFate,
  }),
  'any-mended': sweep({
    title: 'any two balls put back on their rod',
    of: 'mended',
    domain: domains.anyDumbbell,
    corners: [
      ...eachOf('at', DIRECTIONS).map((at) => ({ ...at, weight: 0, fits: 0 })),
      { fits: 3 },
      { fits: 3, against: [0, 0] },
      { against: [0, 0], fits: 0 },
      { mass: 2, other: 2, weight: 0, fits: 0, distance: 1, length: 1.5 },
      { mass: 2, other: 3, weight: 0, fits: 0, distance: 1, length: 0.5 },
      ...[1, 2].map((weight) => ({ weight, fits: 0 })),
    ],
    call: ({ mended }, { first, second, length }) => mended(first, second, length),
    wanted: inputs.mendedOf,
    judge: () => close({ absolute: 1e-11 }),
    labels: {
      'whenever the masses differ': ({ first, second }) => first.mass !== second.mass,
      'whenever the balls are too far apart': ({ first, second, length }) =>
        Math.hypot(second.position[0] - first.position[0], second.position[1] - first.position[1]) > length,
      'whenever one ball is much heavier': ({ first, second }) =>
        Math.max(first.mass / second.mass, second.mass / first.mass) > 300,
    },
    misconceptions: ofMending,
  }),
  'any-spin': sweep({
    title: 'what mended positions do to the angular momentum',
    of: 'spinAfterMending',
    domain: domains.anySpin,
    corners: SPINS.flatMap((_spin, spin) =>
      [0, 1].flatMap((turning) =>
        [0, 1].flatMap((side) => [0, 1, 2].map((along) => ({ spin, turning, side, along, longer: side }))),
      ),
    ),
    call: ({ spinAfterMending }, spin) => spinAfterMending(spin),
    wanted: inputs.spinAnswer,
    judge: () => close(),
    labels: {
      'whenever the pair does not turn': ({ across }) => across === 0,
      'whenever the pair turns clockwise': ({ across }) => across < 0,
      'whenever the distance is right': ({ distance, length }) => distance === length,
    },
    misconceptions: ofSpin,
  }),
  'any-impulse': sweep({
    title: 'the impulse in the hinge of any two bars',
    of: 'hingeImpulse',
    domain: domains.anyBars,
    corners: [
      { first: { mass: 2, inertia: 1, velocity: [1, 2], omega: 3, arm: ARM } },
      { second: { mass: 2, inertia: 1, velocity: [1, 2], omega: 3, arm: ARM } },
      { first: { mass: 2, inertia: 1, velocity: [1, -2], omega: 0, arm: [0, 0] } },
      { first: { mass: 2, inertia: 0.1, velocity: [0, 0], omega: 0, arm: [0, 2] } },
      {
        first: { mass: 2, inertia: 3, velocity: [1, 2], omega: 0, arm: [0, 0] },
        second: { mass: 1, inertia: 2, velocity: [-1, 0], omega: 4, arm: [0, 0] },
      },
      {
        first: { mass: 2, inertia: 3, velocity: [1, 2], omega: 2, arm: [2, 0] },
        second: { mass: 2, inertia: 3, velocity: [1, 2], omega: -2, arm: [-2, 0] },
      },
    ],
    call: ({ hingeImpulse }, { first, second }) => hingeImpulse(first, second),
    wanted: inputs.impulseOf,
    judge: (bars) => close({ absolute: 1e-10 * inputs.sizeOfBars(bars), unit: 'N s' }),
    labels: {
      'whenever an arm is oblique': ({ first, second }) => [first, second].some(({ arm: [x, z] }) => x * z !== 0),
      'whenever a bar turns': ({ first, second }) => first.omega !== 0 || second.omega !== 0,
      'whenever a hinge is at a centre of mass': ({ first, second }) =>
        [first, second].some(({ arm: [x, z] }) => x === 0 && z === 0),
    },
    misconceptions: ofImpulse,
  }),
  'any-pair': sweep({
    title: 'whose common centre goes farther',
    of: 'whosePairGoesFarther',
    domain: domains.anyPairs,
    corners: [
      { answer: 0, place: 0, otherPlace: 2, speed: 2, masses: [1, 2, 3, 1] },
      { answer: 1, place: 2, otherPlace: 0, far: 1 },
      { answer: 2, place: 0, otherPlace: 1, far: 1 },
      { answer: 2, place: 0, otherPlace: 2, far: 0, more: 1, speed: 3, masses: [1, 2, 2, 3] },
      { answer: 1, place: 1, otherPlace: 0, far: 0, more: 1, speed: 3, masses: [2, 3, 1, 2] },
      { answer: 1, far: 0, more: 3, speed: 1, masses: [1, 1, 2, 3] },
      ...answers(PLACES, ['place', 'otherPlace']),
    ],
    call: ({ whosePairGoesFarther }, { first, second }) => whosePairGoesFarther(first, second),
    wanted: inputs.pairAnswer,
    judge: () => close(),
    labels: {
      'whenever the places differ': ({ first, second }) => first.place !== second.place,
      'whenever the hinges differ': ({ first, second }) => first.hinge !== second.hinge,
    },
    misconceptions: ofPairs,
  }),
};
