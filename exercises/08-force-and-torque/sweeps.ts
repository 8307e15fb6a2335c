import { close, dot, lengthOf, sweepOf, total, eachOf } from 'rigid-body-lab/course';
import * as domains from './domains.js';
import { ofFrames } from './frames-misconceptions.js';
import * as inputs from './inputs.js';
import type { Force, Loads, Moving } from './inputs.js';
import { ofLine, ofPairs } from './line-misconceptions.js';
import { ofWrench } from './misconceptions.js';
import { ofGains, ofPower } from './power-misconceptions.js';
import { COMBINATIONS, POINT_KINDS, PUSH_KINDS, STARTS, STAYS } from './situations.js';
import { ofStart } from './start-misconceptions.js';
import { ofStays } from './stays-misconceptions.js';

const { ARRANGEMENTS, LENGTHS, LINES, ROTATIONS, STRENGTHS } = domains;
const sweep = sweepOf<typeof import('./stub.js')>();

/** Every kind of a field once, each over an otherwise random input. */
const sizes = [...eachOf('strength', STRENGTHS), ...eachOf('length', LENGTHS)].map((size) => ({
  strength: 0,
  length: 0,
  ...size,
}));
const PLAIN = { strength: 0, length: 0 };
const isZero = (v: readonly number[]): boolean => v.every((x) => x === 0);
const SOME = [
  { force: [1, 2, -3], point: [3, -1, 2] },
  { force: [-2, 5, 1], point: [4, 1, -6] },
  { force: [2, 1, 4], point: [-1, 2, 7] },
];
/** What goes into the torques: where they cancel, zero has no size of its own. */
const torqueSize = ({ forces, com }: Loads): number =>
  total(forces.map((f) => lengthOf(f.force) * (1 + lengthOf(f.point) + lengthOf(com))));
const powerSize = ({ wrench, motion }: Moving): number =>
  lengthOf(wrench.force) * lengthOf(motion.velocity) + lengthOf(wrench.torque) * lengthOf(motion.omega);
const sumIsZero = (forces: readonly Force[]): boolean =>
  [0, 1, 2].every((i) => total(forces.map((f) => f.force[i])) === 0);

export const sweeps = {
  'any-wrench': sweep({
    title: 'the wrench of any forces',
    of: 'totalWrench',
    domain: domains.anyLoads,
    corners: [
      { forces: [], ...PLAIN },
      ...[1, 2, 3].map((length) => ({ forces: SOME.slice(0, length), arrangement: 0, ...PLAIN })),
      ...eachOf('arrangement', ARRANGEMENTS).map((one) => ({ forces: SOME, com: [1, -2, 4], ...one, ...PLAIN })),
      { forces: SOME.slice(0, 1), com: [1, -2, 4], arrangement: 1, ...PLAIN },
      { forces: SOME, com: [0, 0, 0], arrangement: 0, ...PLAIN },
      ...sizes,
    ],
    call: ({ totalWrench }, { forces, com }) => totalWrench(forces, com),
    wanted: inputs.wrenchOf,
    judge: (loads) => close({ absolute: 1e-12 * torqueSize(loads) }),
    labels: {
      'whenever there is no force at all': ({ forces }) => forces.length === 0,
      'whenever there is one force': ({ forces }) => forces.length === 1,
      'whenever there is more than one force': ({ forces }) => forces.length > 1,
      'whenever there are more than twelve forces': ({ forces }) => forces.length > 12,
      'whenever the forces add up to zero': ({ forces }) => forces.length > 0 && sumIsZero(forces),
      'whenever the centre of mass is not the origin': ({ com }) => !isZero(com),
    },
    misconceptions: ofWrench,
  }),
  'any-start': sweep({
    title: 'what any forces start',
    of: 'whatStarts',
    domain: domains.anyStart,
    corners: [
      ...eachOf('kind', [...STARTS, 'none']),
      ...[0, 3, 4].map((kind) => ({ kind, F: [1, 0, 0], d: [0, 1, 0], e: [3, 1, 2] })),
      // Torques without a z component.
      ...[3, 4].map((kind) => ({ kind, F: [1, 2, 3], d: [1, 2, -3] })),
    ],
    call: ({ whatStarts }, { forces, com }) => whatStarts(forces, com),
    wanted: inputs.startOf,
    judge: () => close(),
    labels: {
      'whenever the forces add up to zero': ({ forces }) => sumIsZero(forces),
      'whenever there is one force': ({ forces }) => forces.length === 1,
      'whenever there is no force at all': ({ forces }) => forces.length === 0,
    },
    misconceptions: ofStart,
  }),
  'any-combination': sweep({
    title: 'the wrench of any force in any of the three combinations',
    of: 'bodyWrench',
    domain: domains.anyPlaced,
    corners: [
      ...COMBINATIONS.flatMap((_, combination) => [
        { combination, ...PLAIN, R: { quaternion: [3, 1, -2, 4], rotation: 0 } },
        { combination, ...PLAIN, position: [0, 0, 0] },
      ]),
      ...eachOf('rotation', ['', ...ROTATIONS]).map((rotation, at) => ({
        R: { quaternion: [1, 2, -3, 1], ...rotation },
        combination: at % 3,
      })),
      ...sizes.map((size, at) => ({ ...size, combination: at % 3 })),
    ],
    call: ({ bodyWrench }, { pose, applied }) => bodyWrench(pose, applied),
    wanted: inputs.placedWrench,
    judge: ({ pose, applied }) => {
      const force = 'forceBody' in applied ? applied.forceBody : applied.forceWorld;
      const point = 'pointBody' in applied ? applied.pointBody : applied.pointWorld;
      return close({ absolute: 1e-12 * lengthOf(force) * (1 + lengthOf(point) + lengthOf(pose.position)) });
    },
    labels: {
      'whenever force and point are in world axes': ({ applied }) => 'pointWorld' in applied,
      'whenever the force is in world axes and the point in body axes': ({ applied }) =>
        'forceWorld' in applied && 'pointBody' in applied,
      'whenever force and point are in body axes': ({ applied }) => 'forceBody' in applied,
      'whenever the force is in world axes': ({ applied }) => 'forceWorld' in applied,
    },
    misconceptions: ofFrames,
  }),
  'any-turn': sweep({
    title: 'which torque stays in any turn',
    of: 'whichTorqueStays',
    domain: domains.anyTurned,
    corners: eachOf('kind', STAYS).flatMap((kind, at) => [
      { ...kind, p: [1, 2, 3], q: [2, -1, 1], axis: at % 6 },
      { ...kind, p: [2, -1, 4], q: [-1, 3, 2], axis: (at + 3) % 6 },
    ]),
    call: ({ whichTorqueStays }, { applied, axis }) => whichTorqueStays(applied, axis),
    wanted: inputs.staysOf,
    judge: () => close(),
    labels: {
      'whenever force and point are in world axes': ({ applied }) => 'pointWorld' in applied,
      'whenever the force is in world axes and the point in body axes': ({ applied }) =>
        'forceWorld' in applied && 'pointBody' in applied,
      'whenever force and point are in body axes': ({ applied }) => 'forceBody' in applied,
    },
    misconceptions: ofStays,
  }),
  'any-line': sweep({
    title: 'the nearest point of any line of action',
    of: 'pointOnLine',
    domain: domains.anyLine,
    corners: [
      ...eachOf('shape', LINES).map((shape) => ({ F: [1, 2, -3], d: [3, -1, 2], none: 0, ...shape, ...PLAIN })),
      { F: [1, 2, -3], d: [3, -1, 2], none: 1, shape: 0, ...PLAIN },
      { F: [-2, 5, 1], d: [4, 1, -6], none: 1, shape: 0, ...PLAIN },
      // Neither force nor torque; a force of the smallest size, and forces between that and 1 mN.
      { none: 1, shape: 2, ...PLAIN },
      ...[...eachOf('strength', domains.LINE_STRENGTHS), ...eachOf('length', domains.LINE_LENGTHS)].map((size) => ({
        ...PLAIN,
        ...size,
        F: [-2, 5, 1],
        none: 0,
        shape: 0,
      })),
      { F: [0, 0, -5], strength: 3, length: 0, none: 0, shape: 0 },
      { F: [0, 3, -4], strength: 4, length: 3, none: 0, shape: 0 },
      { F: [0, 3, -4], strength: 1, length: 0, none: 0, shape: 0 },
    ],
    call: ({ pointOnLine }, { force, torque }) => pointOnLine(force, torque),
    wanted: inputs.nearestOnLine,
    judge: ({ lever }) => close({ absolute: 1e-12 * lengthOf(lever), unit: 'm' }),
    labels: {
      'whenever there is no force': ({ force }) => isZero(force),
      'whenever the force is smaller than 1 mN': ({ force }) => !isZero(force) && lengthOf(force) < 1e-3,
      'whenever there is no torque': ({ torque }) => isZero(torque),
      'whenever a component of the force is zero': ({ force }) => force.includes(0),
    },
    misconceptions: ofLine,
    shows: ({ force, torque }) => `pointOnLine([${force.join(', ')}], [${torque.join(', ')}])`,
  }),
  'any-points': sweep({
    title: 'where the torque of any two forces is larger',
    of: 'whereIsTorqueLarger',
    domain: domains.anyPair,
    corners: [
      // Pairs of points for which every shortcut is wrong: one force alone, sizes added, the farther point.
      ...[
        { kind: 0, P: [2, 3, -3], Q: [0, 1, 0] },
        { kind: 2, P: [1, -3, 3], Q: [4, -1, 0] },
        { kind: 3, P: [4, 3, 0], Q: [1, -1, 1] },
        { kind: 5, P: [4, -3, 3], Q: [2, -2, 4] },
      ].map((points) => ({ ...points, F: [1, 2, -3], d: [3, -1, 2], e: [1, 1, -2] })),
      ...eachOf('kind', POINT_KINDS).map((kind) => ({ ...kind, F: [2, -1, 1], d: [1, 3, -2], e: [-4, 2, 3] })),
    ],
    call: ({ whereIsTorqueLarger }, { forces, first, second }) => whereIsTorqueLarger(forces, first, second),
    wanted: inputs.largerOf,
    judge: () => close(),
    labels: {
      'whenever the two forces cancel': ({ forces }) => sumIsZero(forces),
      'whenever the two forces do not cancel': ({ forces }) => !sumIsZero(forces),
    },
    misconceptions: ofPairs,
  }),
  'any-power': sweep({
    title: 'the power of any wrench in any motion',
    of: 'power',
    domain: domains.anyMoving,
    corners: [
      { ...PLAIN, force: [0, 0, 0] },
      { ...PLAIN, torque: [0, 0, 0] },
      { ...PLAIN, velocity: [0, 0, 0] },
      { ...PLAIN, omega: [0, 0, 0] },
      ...eachOf('rotation', ['', ...ROTATIONS]).map((rotation) => ({
        ...PLAIN,
        R: { quaternion: [1, 2, -3, 1], ...rotation },
      })),
      ...sizes,
    ],
    call: ({ power }, { wrench, motion }) => power(wrench, motion),
    wanted: inputs.powerOf,
    judge: (moving) => close({ absolute: 1e-12 * powerSize(moving), unit: 'W' }),
    labels: {
      'whenever the body is not turning': ({ motion }) => isZero(motion.omega),
      'whenever the centre of mass is at rest': ({ motion }) => isZero(motion.velocity),
      'whenever the power is negative': (moving) => inputs.powerOf(moving) < 0,
      'whenever the body is turning and there is a torque': ({ wrench, motion }) =>
        dot(wrench.torque, wrench.torque) * dot(motion.omega, motion.omega) > 0,
    },
    misconceptions: ofPower,
  }),
  'any-pushes': sweep({
    title: 'which of any two pushes gives more energy',
    of: 'whichGainsMore',
    domain: domains.anyPushes,
    corners: [
      // An arm that is small against the force.
      { kind: 4, F: [4, 4, 1], d: [1, 0, 0] },
      { kind: 8, F: [4, 4, 1], d: [0, 1, 0] },
      ...eachOf('kind', PUSH_KINDS).map((kind, at) => ({
        ...kind,
        F: [
          [1, 2, -3],
          [2, -1, 1],
        ][at % 2],
        d: [
          [3, -1, 2],
          [1, 3, -2],
          [-4, 2, 3],
        ][at % 3],
      })),
    ],
    call: ({ whichGainsMore }, { first, second }) => whichGainsMore(first, second),
    wanted: inputs.gainsOf,
    judge: () => close(),
    labels: {
      'whenever the forces have the same size': ({ first, second }) =>
        dot(first.force, first.force) === dot(second.force, second.force),
      'whenever the forces have different sizes': ({ first, second }) =>
        dot(first.force, first.force) !== dot(second.force, second.force),
    },
    misconceptions: ofGains,
  }),
};
