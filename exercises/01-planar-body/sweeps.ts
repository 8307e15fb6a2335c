import { close, lengthOf, sweepOf, eachOf } from 'rigid-body-lab/course';
import { ofCentre, ofWheelPoints } from './centre-misconceptions.js';
import * as domains from './domains.js';
import { ofDriven } from './friction-misconceptions.js';
import * as inputs from './inputs.js';
import { ofPlates, ofPoint } from './misconceptions.js';
import { ofPushes } from './pushes-misconceptions.js';
import { ofRates } from './rates-misconceptions.js';
import { ofRoll } from './rolling-misconceptions.js';

type Student = typeof import('./stub.js');
const sweep = sweepOf<Student>();

/** A field with each of its first values in turn. */

export const sweeps = {
  'any-point': sweep({
    title: 'the velocity of any point of any body',
    of: 'pointVelocity',
    domain: domains.anyPoint,
    corners: [{ angle: 0 }, { angularVelocity: 0 }, { velocity: [0, 0] }, { pointBody: [0, 0] }, ...eachOf('size', 3)],
    call: ({ pointVelocity }, { body, pointBody }) => pointVelocity(body, pointBody),
    wanted: inputs.velocityOf,
    judge: ({ body, pointBody }) =>
      close({
        absolute: 1e-12 * (lengthOf(body.velocity) + Math.abs(body.angularVelocity) * lengthOf(pointBody)),
        unit: 'm/s',
      }),
    labels: {
      'whenever the body is turned': ({ body }) => body.angle !== 0,
      'whenever the body turns': ({ body }) => body.angularVelocity !== 0,
      'whenever the centre moves': ({ body }) => lengthOf(body.velocity) > 0,
    },
    misconceptions: ofPoint,
  }),
  'any-plates': sweep({
    title: 'which of two plates turns faster',
    of: 'turnsFaster',
    domain: domains.anyPlates,
    // The faster point is on the faster plate, but its marks are closer together.
    corners: [...eachOf('answer', 3), { answer: 1, faster: 3, distances: [0, 1] }],
    call: ({ turnsFaster }, { first, second }) => turnsFaster(first, second),
    wanted: inputs.fasterPlate,
    judge: () => close(),
    labels: {
      'whenever the speeds are equal': ({ first, second }) => first.speed === second.speed,
      'whenever the distances are equal': ({ first, second }) => first.distance === second.distance,
    },
    misconceptions: ofPlates,
  }),
  'any-centre': sweep({
    title: 'the point that stands still, of any body',
    of: 'instantCentre',
    domain: domains.anyMoving,
    corners: [
      { angularVelocity: 0 },
      { angularVelocity: -4 },
      { angularVelocity: 3 },
      { angularVelocity: 1e-6 },
      { velocity: [0, 0] },
      { velocity: [0, 0], angularVelocity: 2 },
      { velocity: [0, 0], angularVelocity: 0 },
    ],
    call: ({ instantCentre }, moving) => instantCentre(moving),
    wanted: inputs.centreOf,
    judge: ({ position, velocity, angularVelocity }) =>
      close({
        absolute: 1e-12 * (lengthOf(position) + lengthOf(velocity) / (Math.abs(angularVelocity) || 1)),
        unit: 'm',
      }),
    labels: {
      'whenever the body does not turn': ({ angularVelocity }) => angularVelocity === 0,
      'whenever the body turns clockwise': ({ angularVelocity }) => angularVelocity < 0,
    },
    misconceptions: ofCentre,
  }),
  'any-wheel': sweep({
    title: 'which of two points of a rolling wheel is faster',
    of: 'fasterPoint',
    domain: domains.anyWheelPoints,
    corners: eachOf('same', 2),
    call: ({ fasterPoint }, { wheel, first, second }) => fasterPoint(wheel, first, second),
    wanted: inputs.fasterOf,
    judge: () => close(),
    labels: {
      'whenever the points are equally high': ({ first, second }) => first[1] === second[1],
      'whenever the wheel rolls to the left': ({ wheel }) => wheel.velocity < 0,
    },
    misconceptions: ofWheelPoints,
  }),
  'any-rates': sweep({
    title: 'the six rates of any body under any push',
    of: 'planarRates',
    domain: domains.anyLoad,
    corners: [{ force: [0, 0] }, { pointBody: [0, 0] }, { angle: 0 }, ...eachOf('gravity', 3)],
    call: ({ planarRates }, { state, load }) => planarRates(state, load),
    wanted: inputs.ratesOf,
    judge: ({ load: { force, pointBody, momentOfInertia } }) =>
      close({ absolute: (1e-12 * lengthOf(force) * lengthOf(pointBody)) / momentOfInertia }),
    labels: {
      'whenever the body is turned': ({ state }) => state[2] !== 0,
      'whenever there is gravity': ({ load }) => load.gravity > 0,
      'whenever the push is at the centre of mass': ({ load }) => lengthOf(load.pointBody) === 0,
    },
    misconceptions: ofRates,
  }),
  'any-pushes': sweep({
    title: 'what one or two pushes change',
    of: 'whatChanges',
    domain: domains.anyPushes,
    // Forces along one axis and places that tell the two products of a torque apart;
    // a force through the centre.
    corners: [
      ...eachOf('changes', 4),
      { changes: 0, two: 0, force: [2, 1], along: 1, velocity: [-1, 2] },
      { changes: 0, two: 0, force: [0, 3], along: 2, velocity: [0, 0] },
      { changes: 0, two: 0, force: [3, 0], along: 2 },
      { changes: 2, two: 0, force: [0, 2], at: [3, 1] },
      { changes: 2, two: 0, force: [2, 0], at: [1, 3] },
      { changes: 0, two: 0, force: [2, -2], along: 1 },
      { changes: 2, two: 0, force: [-3, 3], at: [1, 2] },
      { changes: 2, two: 1, force: [1, 3], at: [2, 1], otherForce: [2, 1], otherAt: [0, 0] },
      { changes: 2, two: 1, force: [2, 1], at: [0, 0], otherForce: [1, 3], otherAt: [2, 1] },
      { changes: 0, two: 1, force: [1, 2], at: [2, 1], stronger: 2 },
      { changes: 0, two: 1, force: [1, 2], at: [2, 1], stronger: 1 },
    ],
    call: ({ whatChanges }, { motion, pushes }) => whatChanges(motion, pushes),
    wanted: inputs.changesOf,
    judge: () => close(),
    labels: {
      'whenever there are two pushes': ({ pushes }) => pushes.length === 2,
      'whenever the forces cancel': (input) => lengthOf(inputs.forceOf(input)) === 0,
      'whenever the plate turns already': ({ motion }) => motion.angularVelocity !== 0,
    },
    misconceptions: ofPushes,
  }),
  'any-roll': sweep({
    title: 'any wheel that cannot slip, pulled anywhere',
    of: 'roll',
    domain: domains.anyWheel,
    corners: [{ share: [0, 0] }, { share: [0, -1] }, { share: [0, 1] }, { force: [0, 0] }],
    call: ({ roll }, wheel) => roll(wheel),
    wanted: inputs.rollOf,
    judge: ({ force }) => close({ absolute: 1e-12 * lengthOf(force) }),
    labels: {
      'whenever the force is at the axle': ({ at }) => lengthOf(at) === 0,
      'whenever the force is level': ({ force }) => force[1] === 0,
    },
    misconceptions: ofRoll,
  }),
  'any-friction': sweep({
    title: 'which way friction pushes the wheel',
    of: 'frictionOn',
    domain: domains.anyDriven,
    corners: [...eachOf('by', 3), { by: 1, stands: 2 }, { by: 2, stands: 2 }],
    call: ({ frictionOn }, wheel) => frictionOn(wheel),
    wanted: inputs.frictionOf,
    judge: () => close(),
    labels: {
      'whenever nothing drives the wheel': ({ pull, couple }) => pull === 0 && couple === 0,
      'whenever a couple acts': ({ couple }) => couple !== 0,
      'whenever the wheel stands': ({ velocity }) => velocity === 0,
      'whenever a pull acts': ({ pull }) => pull !== 0,
    },
    misconceptions: ofDriven,
  }),
};
