import {
  ChaneyRigidBody,
  freeRotation,
  momentumFormDerivative,
  newtonEulerDerivative,
  packMomentumState,
  packState,
  rigidBody,
  rigidBodyState,
  rk4,
  simulate,
  solidBox,
  strang,
  toMomentumState,
  wrenchFromForceAtPoint,
} from 'rigid-body-lab';
import { lists, optional } from './entry.js';
import type { Table } from './entry.js';

const massProperties = solidBox({ size: [4, 2, 1], mass: 12 });
const body = rigidBody({ massProperties, gravity: [0, 0, -9.81], linearDamping: 0.1, angularDamping: 0.1 });
const plain = rigidBody({ massProperties });
const state = rigidBodyState({
  position: [1, 2, 3],
  orientation: [0.5, 0.5, -0.5, 0.5],
  velocity: [1, 0, 2],
  omegaBody: [1, -2, 0.5],
});
const wrench = { force: [1, 2, 3], torque: [0, -1, 2] };
const event = { value: (t: number) => t - 0.3, direction: 'rising', stop: false };
const loads = (): unknown => wrench;
const run = simulate(body, state, { duration: 1, stepSize: 0.25 });
const momentum = toMomentumState(body, state);
const pose = { position: [1, 2, 3], orientation: [0.5, 0.5, -0.5, 0.5] };
const energy = { args: [body, state], accepts: ['1 extra'] };
const options = { principalMoments: [2, 3, 4], omegaBody: [1, 2, 3], orientation: [1, 0, 0, 0], angularDamping: 0.1 };
const more = ['1 extra'];

export const dynamicsTable: Table = {
  rigidBody: {
    args: [{ massProperties, gravity: [0, 0, -9.81], linearDamping: 0.1, angularDamping: 0.1 }],
    accepts: ['0.massProperties extra', ...optional('0.gravity', '0.linearDamping', '0.angularDamping')],
  },
  rigidBodyState: { args: [state], accepts: optional('0.*') },
  packState: { args: [state], accepts: ['0 extra'] },
  unpackState: { args: [packState(state)] },
  wrenchFromForceAtPoint: { args: [pose, { forceWorld: [1, 2, 3], pointWorld: [0, 1, 0] }], accepts: ['0 extra'] },
  'wrenchFromForceAtPoint (body)': {
    name: 'wrenchFromForceAtPoint',
    call: (pose_, applied) => (wrenchFromForceAtPoint as (...a: unknown[]) => unknown)(pose_, applied),
    args: [pose, { forceBody: [1, 2, 3], pointBody: [0, 1, 0] }],
    accepts: ['0 extra', '0.position *', '0.position.** *'],
  },
  wrenchFromTorque: {
    args: [pose, { torqueWorld: [1, 2, 3] }],
    accepts: ['0 extra', '0.position *', '0.position.** *'],
  },
  addWrenches: { args: [wrench, wrench], accepts: ['* missing', '* extra'] },
  accelerations: {
    args: [body, state, wrench],
    accepts: ['* extra', '1.position *', '1.position.** *', '1.orientation *', '1.orientation.** *'],
  },
  newtonEulerDerivative: { args: [body, loads], accepts: optional('1') },
  'newtonEulerDerivative()': {
    call: newtonEulerDerivative(body) as never,
    name: 'newtonEulerDerivative',
    args: [0, packState(state)],
    // Without loads the equations do not depend on the time.
    accepts: ['0 *'],
  },
  momentumFormDerivative: { args: [body, loads], accepts: optional('1') },
  'momentumFormDerivative()': {
    call: momentumFormDerivative(body),
    name: 'momentumFormDerivative',
    args: [0, packMomentumState(momentum)],
    accepts: ['0 *'],
  },
  toMomentumState: energy,
  fromMomentumState: { args: [body, momentum], accepts: more },
  packMomentumState: { args: [momentum], accepts: ['0 extra'] },
  unpackMomentumState: { args: [packMomentumState(momentum)] },
  orthonormalizeMomentumState: { args: [0, packMomentumState(momentum)], accepts: ['0 *'] },
  applyImpulse: { args: [body, state, wrench], accepts: ['1 extra', '2 extra'] },
  simulate: {
    args: [body, state, { duration: 1, stepSize: 0.25, loads, method: rk4, every: 2, events: [event] }],
    accepts: [
      ...more,
      ...lists('2.events'),
      ...optional('2.events', '2.events.*.direction', '2.events.*.stop'),
      '2.method copy',
      ...optional('2.loads', '2.method', '2.every'),
    ],
  },
  'simulate (loads return)': {
    call: (value): unknown =>
      simulate(body, state, { duration: 1, stepSize: 0.5, loads: (() => value as unknown) as never }),
    name: 'simulate',
    args: [wrench],
    accepts: ['0 extra'],
  },
  simulateBySplitting: {
    args: [plain, state, { duration: 1, stepSize: 0.25, composition: strang, every: 2 }],
    accepts: [...more, '2.composition copy', ...optional('2.composition', '2.every')],
  },
  translationalEnergy: energy,
  rotationalEnergy: energy,
  kineticEnergy: energy,
  potentialEnergy: energy,
  totalEnergy: energy,
  linearMomentum: energy,
  angularMomentumWorld: { args: [body, state, [1, 0, 0]], accepts: [...more, ...optional('2')] },
  driftReport: { args: [body, run], accepts: ['1 extra', '1.states.* extra'] },
  freeRotation: { args: [options], accepts: optional('0.angularDamping') },
  'freeRotation (body)': { call: freeRotation as never, name: 'freeRotation', args: [body, state], accepts: more },
  'freeRotation()': { call: freeRotation(options as never) as never, name: 'freeRotation', args: [2] },
  freeRotationPeriod: { args: [{ principalMoments: [2, 3, 4], omegaBody: [1, 2, 3] }] },
  ChaneyRigidBody: {
    call: (own) => new ChaneyRigidBody(own as never),
    args: [{ stepSize: 0.1, gravity: 9.81 }],
    accepts: optional('0'),
  },
  'ChaneyRigidBody.setStatics': {
    call: (own) => {
      ChaneyRigidBody.setStatics(own as never);
    },
    args: [{ stepSize: 0.1, gravity: 9.81 }],
  },
  'ChaneyRigidBody.setBox': {
    call: (o) => {
      new ChaneyRigidBody().setBox(o as never);
    },
    args: [{ halfExtents: [1, 2, 3], mass: 4 }],
  },
  'ChaneyRigidBody.setCylinder': {
    call: (o) => {
      new ChaneyRigidBody().setCylinder(o as never);
    },
    args: [{ radius: 1, height: 2, mass: 4 }],
  },
  'ChaneyRigidBody.setSphere': {
    call: (o) => {
      new ChaneyRigidBody().setSphere(o as never);
    },
    args: [{ radius: 1, mass: 4 }],
  },
  'ChaneyRigidBody.setMassProperties': {
    call: (o) => {
      new ChaneyRigidBody().setMassProperties(o as never);
    },
    args: [massProperties],
    accepts: ['0 extra'],
  },
  'ChaneyRigidBody.combine': {
    call: (placement) => {
      chaney().combine(chaney(), placement as never);
    },
    args: [{ translation: [1, 2, 3] }],
    accepts: optional('0', '0.*'),
  },
  'ChaneyRigidBody.initialise': {
    call: (start) => {
      chaney().initialise(start as never);
    },
    args: [{ linPos: [0, 0, 0], linVel: [0, 0, 1], qRotPos: [1, 0, 0, 0], rotVel: [1, 2, 3], linKD: 0.1, rotKD: 0.1 }],
    accepts: optional('0.linKD', '0.rotKD'),
  },
  'ChaneyRigidBody.addForce': {
    call: (o) => {
      moving().addForce(o as never);
    },
    args: [{ forceWorld: [1, 2, 3], pointBody: [0, 1, 0] }],
  },
  'ChaneyRigidBody.addTorque': {
    call: (o) => {
      moving().addTorque(o as never);
    },
    args: [{ torqueBody: [1, 2, 3] }],
  },
  'ChaneyRigidBody.pointPosition': { call: (o) => moving().pointPosition(o as never), args: [[1, 2, 3]] },
  'ChaneyRigidBody.pointVelocity': { call: (o) => moving().pointVelocity(o as never), args: [[1, 2, 3]] },
};

function chaney(): ChaneyRigidBody {
  const made = new ChaneyRigidBody({ stepSize: 0.1, gravity: 9.81 });
  made.setSphere({ radius: 1, mass: 4 });
  return made;
}

function moving(): ChaneyRigidBody {
  const made = chaney();
  made.initialise({ linPos: [0, 0, 0], linVel: [0, 0, 1], qRotPos: [1, 0, 0, 0], rotVel: [1, 2, 3] });
  return made;
}
