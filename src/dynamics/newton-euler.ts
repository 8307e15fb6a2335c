/** The equations of motion in Chaney's variables: position, quaternion, velocity, angular velocity in body axes. */
import { type Mat3, apply, identity, multiply } from '../linear/mat3.js';
import { type ReadonlyVec3, type Vec3, add, cross, scale, subtract } from '../linear/vec3.js';
import { multiplyQuaternions } from '../rotation/quaternion.js';
import { inverseInertia } from './inverse-inertia.js';
import { readableLoads } from './loads.js';
import type { RigidBody } from './rigid-body.js';
import { copyOf, stateAt } from './state-numbers.js';
import type { Loads, Wrench } from './wrench.js';

/**
 * The accelerations that a wrench gives a body:
 * v' = F / m + g - c v (Chaney eq. 7) and I omega' = torque - omega × I omega - c I omega (eq. 21).
 *
 * Without torque omega still changes unless it is along a principal axis: that is what omega × I omega does.
 *
 * @param motion velocity and omegaBody of the body; a state has them
 * @returns acceleration in m/s² in world axes, angularAccelerationBody in rad/s² in body axes
 * @throws RangeError if a principal moment is zero: a torque about such an axis has no finite effect (erratum C9)
 * @example
 * const body = rigidBody({ massProperties: { mass: 2, com: [0, 0, 0], inertia: [[1, 0, 0], [0, 2, 0], [0, 0, 3]] } });
 * const motion = rigidBodyState({ omegaBody: [1, 1, 0] });
 * accelerations(body, motion, { force: [4, 0, 0], torque: [0, 0, 0] }); // => { acceleration: [2, 0, 0], angularAccelerationBody: [0, 0, -0.3333333333333333] }
 */
export function accelerations(
  body: RigidBody,
  motion: { readonly velocity: ReadonlyVec3<'world'>; readonly omegaBody: ReadonlyVec3<'body'> },
  wrench: Readonly<Wrench>,
): { acceleration: Vec3<'world'>; angularAccelerationBody: Vec3<'body'> } {
  return acceleratedBy(body, inverseInertia('accelerations', body), motion, wrench);
}

function acceleratedBy(
  body: RigidBody,
  inertiaInverse: Mat3,
  { velocity, omegaBody }: { readonly velocity: ReadonlyVec3<'world'>; readonly omegaBody: ReadonlyVec3<'body'> },
  { force, torque }: Readonly<Wrench>,
): { acceleration: Vec3<'world'>; angularAccelerationBody: Vec3<'body'> } {
  const { mass, inertia, gravity, linearDamping, angularDamping } = body;
  const gyroscopic = cross(omegaBody, apply(inertia, omegaBody));
  return {
    acceleration: subtract(add(scale(force, 1 / mass), gravity), scale(velocity, linearDamping)),
    angularAccelerationBody: subtract(
      apply(inertiaInverse, subtract(torque, gyroscopic)),
      scale(omegaBody, angularDamping),
    ),
  };
}

/**
 * The equations of motion as `f(t, y) => y'` for the 13 numbers of `packState` (Chaney eq. 6, 7, 14, 18 to 20, 27):
 *
 *   position' = velocity,   orientation' = 1/2 orientation (0, omegaBody),   velocity' and omegaBody' by `accelerations`
 *
 * Everything is computed from the y that is handed in, at every stage of a step. `simulate` runs these equations; this
 * is the reference that it is tested against.
 *
 * @param loads what acts on the body, nothing by default; gravity and damping of the body act anyway
 * @throws RangeError if a principal moment is zero
 * @example
 * const body = rigidBody({ massProperties: solidSphere({ radius: 1, mass: 2 }), gravity: [0, 0, -10] });
 * const f = newtonEulerDerivative(body);
 * f(0, packState(rigidBodyState({ velocity: [1, 0, 0], omegaBody: [0, 0, 2] }))); // => [1, 0, 0, 0, 0, 0, 1, 0, 0, -10, 0, 0, 0]
 */
export function newtonEulerDerivative(
  body: RigidBody,
  loads: Loads = () => ({ force: [0, 0, 0], torque: [0, 0, 0] }),
): (t: number, y: number[]) => number[] {
  const where = 'newtonEulerDerivative';
  const inertiaInverse = inverseInertia(where, body);
  // V8 computes with arrays that are not frozen twice as fast.
  const thawed: RigidBody = { ...body, inertia: multiply(identity(), body.inertia), gravity: copyOf(body.gravity) };
  const wrenchAt = readableLoads(where, loads);
  return (t, y) => {
    const state = stateAt(y, 0);
    const wrench = wrenchAt(t, state);
    const { acceleration, angularAccelerationBody } = acceleratedBy(thawed, inertiaInverse, state, wrench);
    // The quaternion of the stage, which is not quite of length one: the rate is linear in it (Chaney eq. 14 in 29).
    const q = multiplyQuaternions([y[3], y[4], y[5], y[6]], [0, y[10], y[11], y[12]]);
    const v = state.velocity;
    const a = acceleration;
    const b = angularAccelerationBody;
    return [v[0], v[1], v[2], q[0] / 2, q[1] / 2, q[2] / 2, q[3] / 2, a[0], a[1], a[2], b[0], b[1], b[2]];
  };
}
