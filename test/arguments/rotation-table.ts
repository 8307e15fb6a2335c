import { quaternionFromAxisAngle } from 'rigid-body-lab';
import { optional } from './entry.js';
import type { Table } from './entry.js';

const q = [0.5, 0.5, -0.5, 0.5];
const R = [
  [0, -1, 0],
  [1, 0, 0],
  [0, 0, 1],
];
const axis = [1, -2, 3];
const angles = [0.3, -0.5, 0.7];
const omega = [1, -2, 0.5];
const euler = { sequence: 'ZXY', angles };

export const rotationTable: Table = {
  deg: { args: [30] },
  rotationX: { args: [0.3] },
  rotationY: { args: [0.3] },
  rotationZ: { args: [0.3] },
  rotationProblems: { args: [R, 1e-5], accepts: optional('1') },
  isRotation: { args: [R, 1e-5], accepts: optional('1') },
  matrixFromAxisAngle: { args: [axis, 0.3] },
  axisAngleFromMatrix: { args: [R] },
  quaternionFromAxisAngle: { args: [axis, 0.3] },
  axisAngleFromQuaternion: { args: [q] },
  multiplyQuaternions: { args: [q, q], unchecked: true },
  conjugate: { args: [q], unchecked: true },
  normalizeQuaternion: { args: [q] },
  canonicalQuaternion: { args: [q] },
  rotate: { args: [q, axis] },
  matrixFromQuaternion: { args: [q] },
  quaternionFromMatrix: { args: [R] },
  rotationAngleBetween: { args: [q, quaternionFromAxisAngle([0, 0, 1], 0.25)] },
  rotationBetween: { args: [axis, [0.5, 4, -1]] },
  fitRotation: {
    args: [
      [
        { from: [1, 0, 0], to: [0, 1, 0], weight: 2 },
        { from: [0, 1, 0], to: [-1, 0, 0], weight: 1 },
        { from: [0, 0, 1], to: [0, 0, 1], weight: 1 },
      ],
    ],
    accepts: ['0 short', '0 long', '0.*.weight missing'],
  },
  meanRotation: {
    args: [[q, quaternionFromAxisAngle([0, 0, 1], 0.25)], { weights: [1, 2] }],
    accepts: [...optional('1', '1.weights')],
  },
  slerp: { args: [q, quaternionFromAxisAngle([0, 0, 1], 0.25), 0.5] },
  matrixFromRotationVector: { args: [axis] },
  rotationVectorFromMatrix: { args: [R] },
  quaternionFromRotationVector: { args: [axis] },
  rotationVectorFromQuaternion: { args: [q] },
  matrixFromEuler: { args: ['ZXY', angles] },
  eulerFromMatrix: { args: ['ZXY', R] },
  quaternionFromEuler: { args: ['ZXY', angles] },
  eulerFromQuaternion: { args: ['ZXY', q] },
  orthonormalize: { args: [R] },
  nearestRotation: { args: [R] },
  quaternionRateFromOmegaBody: { args: [q, omega] },
  quaternionRateFromOmegaWorld: { args: [q, omega] },
  omegaBodyFromQuaternionRate: { args: [q, [1, -1, 1, 1]] },
  omegaWorldFromQuaternionRate: { args: [q, [1, -1, 1, 1]] },
  matrixRateFromOmegaBody: { args: [R, omega] },
  matrixRateFromOmegaWorld: { args: [R, omega] },
  omegaBodyFromMatrixRate: {
    args: [
      R,
      [
        [-1, 0, 0],
        [0, -1, 0],
        [0, 0, 0],
      ],
    ],
  },
  omegaWorldFromMatrixRate: {
    args: [
      R,
      [
        [-1, 0, 0],
        [0, -1, 0],
        [0, 0, 0],
      ],
    ],
  },
  eulerRateFromOmegaBody: { args: [{ ...euler, omegaBody: omega }] },
  eulerRateFromOmegaWorld: { args: [{ ...euler, omegaWorld: omega }] },
  omegaBodyFromEulerRate: { args: [{ ...euler, eulerRate: omega }] },
  omegaWorldFromEulerRate: { args: [{ ...euler, eulerRate: omega }] },
};

const basis = { origin: [1, 2, 3], axes: R };
const pose = { position: [1, 2, 3], orientation: q };
const motion = { orientation: q, velocity: [1, 0, 2], omegaBody: omega };
const flat = { position: [1, 2], angle: 0.5, velocity: [3, -1], angularVelocity: 2 };
/** A frame or a body that carries more than is asked for: a state is a pose. */
const more = ['1 extra'];

export const framesTable: Table = {
  toBasis: { args: [axis, basis], accepts: more },
  fromBasis: { args: [axis, basis], accepts: more },
  vectorToBasis: { args: [axis, R] },
  vectorFromBasis: { args: [axis, R] },
  toWorld: { args: [axis, pose], accepts: more },
  toBody: { args: [axis, pose], accepts: more },
  vectorToWorld: { args: [axis, q] },
  vectorToBody: { args: [axis, q] },
  pointVelocityWorld: { args: [axis, motion], accepts: more },
  pointVelocityBody: { args: [axis, motion], accepts: more },
  pointAccelerationWorld: {
    args: [axis, { orientation: q, omegaBody: omega, acceleration: [1, 2, 3], angularAccelerationBody: [0, 1, 2] }],
    accepts: more,
  },
  planarBody: { args: [flat], accepts: optional('0.*') },
  // A frozen body is as good as a copy of it: it is data, checked at each use.
  planarToWorld: { args: [[1, 2], flat], accepts: more },
  planarToBody: { args: [[1, 2], flat], accepts: more },
  planarPointVelocity: { args: [[1, 2], flat], accepts: more },
  planarTorque: { args: [{ lever: [3, 1], force: [0, 5] }] },
  planarBodyDerivative: {
    args: [[0, 0, 1, 5, 6, 7], { mass: 2, momentOfInertia: 4, force: [1, 3], torque: 10 }],
  },
  // Two more numbers are a particle of one more dimension, if the force has one more, too.
  particleDerivative: { args: [[0, 10, 3, 0], { mass: 2, force: [0, -20] }] },
  angleFromArc: { args: [{ arcLength: 3, radius: 2 }], accepts: [] },
};
