/** The questions: one for each task, about what its equations mean. */
import { close, sweepOf } from 'rigid-body-lab/course';
import { ofEnergies } from './acting-misconceptions.js';
import { ofSituations } from './misconceptions.js';
import { ofPushes } from './momenta-misconceptions.js';
import * as asked from './situations.js';
import { ofPaths } from './path-misconceptions.js';

const sweep = sweepOf<typeof import('./stub.js')>();
const judge = () => close();
const isZero = (v: readonly number[]): boolean => v.every((x) => x === 0);

/** A field with each of its values in turn, and with each kind that there is of it. */
const each = (field: string, values: readonly unknown[], kinds = 1): object[] =>
  values.flatMap((_value, k) =>
    Array.from({ length: kinds }, (_, kind) => ({ [field]: k, ...(kinds > 1 ? { kind } : {}) })),
  );

export const questions = {
  'any-change': sweep({
    title: 'which of the arrows of ω and L changes',
    of: 'whichArrowChanges',
    domain: asked.anySituation,
    corners: [
      ...each('change', asked.CHANGES, 4),
      // An axis between two equal moments, and one of a ball: neither lies along an axis of the body.
      { change: 0, kind: 1, omega: [2, 3, -1], spread: [1, 4, 6] },
      { change: 0, kind: 2, omega: [1, 2, 3] },
    ],
    call: ({ whichArrowChanges }, spin) => whichArrowChanges(spin),
    wanted: asked.changeOf,
    judge,
    labels: {
      'whenever there is a torque': ({ torqueBody }) => !isZero(torqueBody),
      'whenever there is no torque': ({ torqueBody }) => isZero(torqueBody),
      'whenever a torque holds ω': (spin) => asked.changeOf(spin) === 'momentum',
    },
    misconceptions: ofSituations,
  }),
  'any-push': sweep({
    title: 'which way the upper end of a pushed axle goes',
    of: 'upperEndGoes',
    domain: asked.anyPush,
    corners: [0, 1, 2].flatMap((turning) =>
      each('way', asked.WAYS).map((one, k) => ({ ...one, turning, above: k % 2 })),
    ),
    call: ({ upperEndGoes }, push) => upperEndGoes(push),
    wanted: asked.wayWanted,
    judge,
    labels: {
      'whenever the wheel is at rest': ({ spin }) => spin === 0,
      'whenever the wheel spins': ({ spin }) => spin !== 0,
      'whenever the wheel spins clockwise': ({ spin }) => spin < 0,
      'whenever the axle is pushed below the centre': ({ at }) => at < 0,
    },
    misconceptions: ofPushes,
  }),
  'any-path': sweep({
    title: 'the path of a free ball in the axes of a box',
    of: 'pathInBox',
    domain: asked.anyFlight,
    corners: [
      ...each('path', asked.PATHS, 5),
      { path: 0, kind: 2, boxVelocity: [1, 2, 3] },
      // Across to the line from the centre, and faster than the point of the box that it is at.
      { path: 3, kind: 0, omega: [0, 0, 1], place: [2, 0, 0], passing: [0, 3, 1] },
    ],
    call: ({ pathInBox }, flight) => pathInBox(flight),
    wanted: asked.pathOf,
    judge,
    labels: {
      'whenever the box turns': ({ omega }) => !isZero(omega),
      'whenever the box does not turn': ({ omega }) => isZero(omega),
      'whenever the ball moves as the centre of the box does': ({ ballVelocity, boxVelocity }) =>
        ballVelocity.join() === boxVelocity.join(),
    },
    misconceptions: ofPaths,
  }),
  'any-energy': sweep({
    title: 'what the energy of a turning body does',
    of: 'whatEnergyDoes',
    domain: asked.anyTorque,
    corners: each('energy', asked.ENERGIES, 3),
    call: ({ whatEnergyDoes }, spin) => whatEnergyDoes(spin),
    wanted: asked.energyOf,
    judge,
    labels: {
      'whenever there is no torque': ({ torqueBody }) => isZero(torqueBody),
      'whenever the energy stays': (spin) => asked.energyOf(spin) === 'stays',
    },
    misconceptions: ofEnergies,
  }),
};
