// The body of problem.json in the words of the library.
import { rigidBody, rigidBodyState } from '../../../dist/index.js';
import { problem } from '../harness/problem.mjs';

const [I1, I2, I3] = problem.moments;
const massProperties = {
  mass: problem.mass,
  com: [0, 0, 0],
  inertia: [
    [I1, 0, 0],
    [0, I2, 0],
    [0, 0, I3],
  ],
};

/** With gravity and damping, for the time of a step. */
export const body = rigidBody({
  massProperties,
  gravity: [0, 0, -problem.gravity],
  linearDamping: problem.linearDamping,
  angularDamping: problem.angularDamping,
});
export const start = rigidBodyState({ position: problem.position, omegaBody: problem.omegaBody });

/** Without, for comparison with the exact motion. */
export const freeBody = rigidBody({ massProperties });
export const freeStart = rigidBodyState({ omegaBody: problem.omegaBody });

/** The numbers of the last state of a run. */
export const lastState = ({ values }) => values.subarray(-13);
/** Orientation and angular velocity of the last state of a run. */
export const lastRotation = ({ values }) => [...values.subarray(-10, -6), ...values.subarray(-3)];
