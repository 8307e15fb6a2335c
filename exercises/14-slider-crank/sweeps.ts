import { close, largestOf, lengthOf, sweepOf, eachOf } from 'rigid-body-lab/course';
import { ofRows, ofSphere } from './along-misconceptions.js';
import * as domains from './domains.js';
import * as inputs from './inputs.js';
import { ofPin, ofRod } from './misconceptions.js';
import { ofBead } from './ride-misconceptions.js';
import { ofState } from './towards-misconceptions.js';
import { ofWalk } from './walk-misconceptions.js';
import { ofWire } from './wire-misconceptions.js';

const sweep = sweepOf<typeof import('./stub.js')>();
/** Where nothing is fed back, and the constraint moves. */
const STILL = [
  { f: 0, ft: 3, gain: 5 },
  { f: 0, ft: -7, gain: 12 },
  { f: 1, ft: 4, gain: 0 },
  { f: -1, ft: -2, gain: 0 },
];
/** Every kind of a field once, each over an otherwise random input. */

export const sweeps = {
  'any-rod-speed': sweep({
    title: 'the speed of the rod at any place',
    of: 'rodSpeed',
    domain: domains.anyRod,
    corners: [{ speed: 0 }, { theta1: 0, theta2: 0, back: 0 }, { back: 2 }, ...eachOf('size', 3)],
    call: ({ rodSpeed }, { machine, theta, speed }) => rodSpeed(machine, theta, speed),
    wanted: inputs.rodSpeedOf,
    judge: () => close({ unit: 'rad/s' }),
    labels: {
      'whenever the rod points back over the crank': ({ theta }) => theta[1] > 1.55,
      'whenever the crank is behind O': ({ theta }) => Math.cos(theta[0]) < 0,
      'whenever the crank turns backward': ({ speed }) => speed < 0,
    },
    misconceptions: ofRod,
  }),
  'any-rod-angle': sweep({
    title: 'what the angle of the rod does, for any pin',
    of: 'rodAngle',
    domain: domains.anyPin,
    corners: [
      ...[0, 1, 2].flatMap((side) => [0, 1].map((way) => ({ side, way }))),
      ...[0, 2].flatMap((side) => [0, 1].map((way) => ({ side, way, y: 0 }))),
    ],
    call: ({ rodAngle }, { pin, speed }) => rodAngle(pin, speed),
    wanted: ({ pin: [x], speed }) => (x === 0 ? 'stands' : x > 0 === speed > 0 ? 'grows' : 'shrinks'),
    judge: () => close(),
    labels: {
      'whenever the crank stands upright': ({ pin: [x] }) => x === 0,
      'whenever the crank turns backward': ({ speed }) => speed < 0,
      'whenever the pin is below the guide': ({ pin: [, y] }) => y < 0,
      'whenever the crank lies level': ({ pin: [, y] }) => y === 0,
    },
    misconceptions: ofPin,
  }),
  'any-direction': sweep({
    title: 'the direction along any constraints',
    of: 'along',
    domain: domains.anyRows,
    corners: [...eachOf('n', 3), { n: 1, twice: 3 }, { n: 2, twice: 3 }, ...eachOf('size', 3)],
    call: ({ along }, { rows }) => along(rows),
    wanted: inputs.alongOf,
    judge: ({ rows }) => close({ absolute: 1e-12 * rows.reduce((size, row) => size * lengthOf(row), 1) }),
    labels: {
      'whenever there are two unknowns': ({ rows }) => rows.length === 1,
      'whenever there are three unknowns': ({ rows }) => rows.length === 2,
      'whenever there are four unknowns': ({ rows }) => rows.length === 3,
    },
    misconceptions: ofRows,
  }),
  'any-path': sweep({
    title: 'the path of any point on the sphere',
    of: 'path',
    domain: domains.anySphere,
    corners: [
      ...eachOf('kind', 9),
      ...[0, 1, 2, 3].map((factor) => ({ kind: 0, factor })),
      // The shortest C that there is, and a line whose lengths are rounded.
      { kind: 2, point: [2, 1, -2], other: [1, 0, 0] },
      { kind: 2, point: [1, 2, -3], other: [0, 0, 1] },
      { kind: 0, point: [0, 1, 1], other: [1, 2, 0], factor: 0 },
      { kind: 5, point: [4, 1, -2], other: [-1, 2, 1] },
    ],
    call: ({ path }, { point, C }) => path(point, C),
    /** Whether the height along C is all of the distance, none of it, or a part. */
    wanted: ({ point, C }) => {
      const height = Math.abs(point[0] * C[0] + point[1] * C[1] + point[2] * C[2]);
      const part = height / (lengthOf(point) * lengthOf(C));
      return part < 1e-9 ? 'great circle' : part > 1 - 1e-9 ? 'stays' : 'small circle';
    },
    judge: () => close(),
    labels: {
      'whenever the point lies on the line of C': ({ point, C }) =>
        lengthOf([0, 1, 2].map((i) => point[i] * C[(i + 1) % 3] - point[(i + 1) % 3] * C[i])) === 0,
      'whenever C is perpendicular to the point': ({ point, C }) =>
        point[0] * C[0] + point[1] * C[1] + point[2] * C[2] === 0,
    },
    misconceptions: ofSphere,
  }),
  'any-way-back': sweep({
    title: 'the velocity towards any constraint',
    of: 'towards',
    domain: domains.anyState,
    corners: [
      ...eachOf('n', 3),
      { f: 0 },
      { ft: 0 },
      { gain: 0 },
      { f: -1 },
      { f: 0, ft: 0 },
      ...STILL,
      ...eachOf('size', 3),
    ],
    call: ({ towards }, state) => towards(state),
    wanted: inputs.towardsOf,
    judge: ({ gradient, f, ft, gain }) =>
      close({ absolute: (1e-12 * (Math.abs(gain * f) + Math.abs(ft))) / lengthOf(gradient) }),
    labels: {
      'whenever the constraint moves': ({ ft }) => ft !== 0,
      'whenever f is negative': ({ f }) => f < 0,
      'whenever f is 0': ({ f }) => f === 0,
      'whenever an entry of the gradient is 0': ({ gradient }) => gradient.includes(0),
    },
    misconceptions: ofState,
  }),
  'any-ride': sweep({
    title: 'where any bead ends',
    of: 'endOfTheRide',
    domain: domains.anyBead,
    corners: [
      ...[0, 1, 2].flatMap((end) => [0, 1, 2].flatMap((sign) => [0, 1].map((both) => ({ end, sign, both })))),
      { end: 0, sign: 0, both: 1, gain: 0.1 },
      { end: 1, sign: 0, both: 1, way: 0 },
      { end: 1, sign: 0, both: 1, way: 1 },
      { end: 2, sign: 0, both: 1, way: 1 },
      { end: 2, sign: 1, both: 0, way: 1 },
    ],
    call: ({ endOfTheRide }, bead) => endOfTheRide(bead),
    /** A long time: the distance e^(-k t) across shrinks, stays or grows; the lead along the wire stays. */
    wanted: ({ along, across, gain }) => {
      const left = gain > 0 ? 0 : Math.abs(across);
      return left > 0 ? 'off the wire' : Math.abs(along) > 0 ? 'ahead or behind' : 'in its place';
    },
    judge: () => close(),
    labels: {
      'whenever there is no feedback': ({ gain }) => gain === 0,
      'whenever the gain is negative': ({ gain }) => gain < 0,
      'whenever the gain is positive': ({ gain }) => gain > 0,
      'whenever the bead starts on the wire': ({ across }) => across === 0,
    },
    misconceptions: ofBead,
  }),
  'any-run': sweep({
    title: 'the largest deviation of any run',
    of: 'largestDeviation',
    domain: domains.anyWalk,
    corners: [
      { count: 0 },
      { count: 1 },
      { count: 1, theta1: 0, theta2: 0, turn: 0.1 },
      { count: 8, heal: 0, theta1: 0, theta2: 0, turn: 0.2 },
      { count: 8, heal: 0, theta1: 0, theta2: 0, turn: -0.2 },
      { turn: 0, theta1: 1 },
      { heal: 1 },
      // Where forward and backward lead to other deviations.
      ...[0.2, -0.2].map((turn) => ({ count: 8, heal: 0, ratio: 0.4, theta1: 0.7, theta2: 0.28, turn })),
      // From the constraint, with feedback: what it leaves is the largest.
      { count: 12, heal: 0.3, theta1: 0, theta2: 0, turn: 0.2 },
      { count: 16, heal: 0.1, theta1: 0, theta2: 0, turn: -0.2 },
      { count: 10, heal: 0.6, theta1: 0, theta2: 0, turn: 0.15 },
      ...eachOf('size', 3),
      ...eachOf('step', 3),
    ],
    call: ({ largestDeviation }, { machine, start, run }) => largestDeviation(machine, start, run),
    wanted: inputs.largestOfRun,
    judge: ({ machine: { r, l } }) => close({ absolute: 1e-13 * largestOf([r, l]), unit: 'm' }),
    labels: {
      'whenever there is no step': ({ run }) => run.count === 0,
      'whenever there is one step': ({ run }) => run.count === 1,
      'whenever there is feedback': ({ run }) => run.gain > 0,
      'whenever the machine moves': ({ run }) => run.c !== 0,
      'whenever f is negative at the start': ({ machine, start }) => inputs.heightOf(machine, start) < 0,
    },
    misconceptions: ofWalk,
  }),
  'any-wire': sweep({
    title: 'the side of any wire',
    of: 'sideOfTheWire',
    domain: domains.anyWire,
    corners: [
      ...eachOf('side', 3),
      { halves: [], side: 0 },
      ...[0, 1].flatMap((atEnd) => [
        { halves: [4, -1, -1], side: 0, atEnd },
        { halves: [4, -1, -1], side: 2, atEnd },
        { halves: [-4, 1, 1], side: 1, atEnd },
        { halves: [-4, 1, 1], side: 2, atEnd },
      ]),
      // The sharpest, the first and the last, the squares and the sum say different things.
      { halves: [-3, 2, 2, 2], side: 0, amount: 0, atEnd: 1 },
      { halves: [2, 2, -3, -3, 2], side: 1, amount: 0, atEnd: 0 },
      { halves: [4, -3, -2, 0], side: 1, amount: 1, atEnd: 1 },
      { halves: [3, 0, -2, -2], side: 0, amount: 0, atEnd: 1 },
      { halves: [-3, 0], side: 1, amount: 0, atEnd: 0 },
    ],
    call: ({ sideOfTheWire }, { bends }) => sideOfTheWire(bends),
    /** How far the last state is to the right, each straight step leaving the bend on its outer side. */
    wanted: ({ bends }) => {
      let right = 0;
      for (const bend of bends) right += (bend * 1e-3 ** 2) / 2;
      return right > 1e-9 ? 'right' : right < -1e-9 ? 'left' : 'on';
    },
    judge: () => close(),
    labels: {
      'whenever the bends cancel': ({ bends }) => bends.reduce((sum, b) => sum + b, 0) === 0,
      'whenever the wire is straight': ({ bends }) => bends.every((b) => b === 0),
      'whenever the last piece is straight': ({ bends }) => bends[bends.length - 1] === 0,
    },
    misconceptions: ofWire,
  }),
};
