/**
 * The equations of motion in the lecture's variables: x, R, P, L, all in world axes
 * (lecture: Rigid Body Dynamics).
 */
import { expectFields } from '../linear/expect-fields.js';
import { calledAs, expectMatrix3, expectVec3, expectVector } from '../linear/expect.js';
import { apply, hat, multiply, transpose } from '../linear/mat3.js';
import type { Mat3 } from '../linear/mat3.js';
import { add, scale, subtract } from '../linear/vec3.js';
import type { Vec3 } from '../linear/vec3.js';
import { vectorToWorld } from '../frames/pose.js';
import { expectRotation } from '../rotation/expect.js';
import { matrixFromQuaternion, quaternionFromMatrix } from '../rotation/quaternion.js';
import { orthonormalize } from '../rotation/orthonormalize.js';
import { quaternionOfMatrix } from '../rotation/unchecked.js';
import { inverseOf } from '../mass/inertia.js';
import { readableLoads } from './loads.js';
import { expectBody } from './rigid-body.js';
import type { RigidBody } from './rigid-body.js';
import type { RigidBodyState } from './state.js';
import { copyOf, expectState } from './state-numbers.js';
import type { Loads } from './wrench.js';

/** The lecture's state variables. */
export interface MomentumState {
  /** x: centre of mass, m. */
  readonly position: Vec3<'world'>;
  /** R: orientation, v_world = R v_body. */
  readonly rotation: Mat3;
  /** P = m v, kg m/s. */
  readonly linearMomentum: Vec3<'world'>;
  /** L = R I_body R^T omega about the centre of mass, kg m²/s. */
  readonly angularMomentum: Vec3<'world'>;
}

/**
 * The lecture's variables of a state: R from the quaternion, P = m v, L = R I omegaBody.
 *
 * @throws TypeError for wrong shapes; RangeError for values that are not finite or an
 * orientation that is not unit.
 * @example
 * const ball = rigidBody({ massProperties: solidSphere({ radius: 1, mass: 5 }) });
 * toMomentumState(ball, rigidBodyState({ velocity: [2, 0, 0], omegaBody: [0, 0, 3] })).angularMomentum;
 * // => [0, 0, 6]
 */
export function toMomentumState(body: RigidBody, state: RigidBodyState): MomentumState {
  expectBody('toMomentumState', body);
  expectState('toMomentumState', state);
  return {
    position: copyOf(state.position),
    rotation: matrixFromQuaternion(state.orientation),
    linearMomentum: scale(state.velocity, body.mass),
    angularMomentum: vectorToWorld(apply(body.inertia, state.omegaBody), state.orientation),
  };
}

/**
 * The state of the lecture's variables: v = P / m, omegaBody = I^-1 R^T L.
 *
 * @throws RangeError if R is not a rotation or a principal moment is zero
 * @example
 * const ball = rigidBody({ massProperties: solidSphere({ radius: 1, mass: 5 }) });
 * const state = rigidBodyState({ velocity: [2, 0, 0], omegaBody: [0, 0, 3] });
 * fromMomentumState(ball, toMomentumState(ball, state)).omegaBody; // => [0, 0, 3]
 */
export function fromMomentumState(body: RigidBody, momentumState: MomentumState): RigidBodyState {
  expectBody('fromMomentumState', body);
  expectMomentumState('fromMomentumState', momentumState);
  const { position, rotation, linearMomentum, angularMomentum } = momentumState;
  expectRotation('fromMomentumState', 'rotation', rotation);
  return {
    position: copyOf(position),
    orientation: quaternionOfMatrix(rotation),
    velocity: scale(linearMomentum, 1 / body.mass),
    omegaBody: apply(
      inverseOf('fromMomentumState', body.principalMoments, body.principalAxes),
      apply(transpose(rotation), angularMomentum),
    ),
  };
}

/**
 * The lecture's 18 numbers: x, R column by column, P, L. The slide's 19th entry, t, is the
 * argument of the derivative.
 *
 * @throws TypeError for wrong shapes; RangeError for values that are not finite.
 * R as it stands, rotation or not
 * @example
 * const rotation = [[1, 2, 3], [4, 5, 6], [7, 8, 9]]; // no rotation: it shows the order
 * const state = { position: [0, 0, 0], rotation, linearMomentum: [0, 0, 0], angularMomentum: [0, 0, 0] };
 * packMomentumState(state).slice(3, 12); // => [1, 4, 7, 2, 5, 8, 3, 6, 9]
 */
export function packMomentumState(momentumState: MomentumState): number[] {
  expectMomentumState('packMomentumState', momentumState);
  const { position, rotation, linearMomentum, angularMomentum } = momentumState;
  return [...position, ...transpose(rotation).flat(), ...linearMomentum, ...angularMomentum];
}

function expectMomentumState(where: string, momentumState: MomentumState): void {
  expectFields(where, 'momentumState', momentumState, ['position', 'rotation', 'linearMomentum', 'angularMomentum']);
  const { position, rotation, linearMomentum, angularMomentum } = momentumState;
  expectMatrix3(where, 'rotation', rotation);
  for (const [name, vector] of Object.entries({ position, linearMomentum, angularMomentum })) {
    expectVec3(where, name, vector);
  }
}

/**
 * The lecture's variables from its 18 numbers; R as it stands, rotation or not.
 *
 * @throws TypeError unless there are 18 numbers; RangeError if one is not finite
 * @example
 * unpackMomentumState([0, 0, 0, 1, 4, 7, 2, 5, 8, 3, 6, 9, 0, 0, 0, 0, 0, 0]).rotation;
 * // => [[1, 2, 3], [4, 5, 6], [7, 8, 9]]
 */
export function unpackMomentumState(numbers: ArrayLike<number>): MomentumState {
  return momentumStateOf('unpackMomentumState', numbers);
}

function momentumStateOf(where: string, numbers: ArrayLike<number>): MomentumState {
  expectVector(where, 'numbers', numbers, 18);
  const vector = (offset: number): Vec3 => [numbers[offset], numbers[offset + 1], numbers[offset + 2]];
  return {
    position: vector(0),
    rotation: transpose([vector(3), vector(6), vector(9)]),
    linearMomentum: vector(12),
    angularMomentum: vector(15),
  };
}

/**
 * The equations of motion as `f(t, y) => y'` for the lecture's 18 numbers:
 *
 *   x' = P / m,   R' = hat(omega) R,   P' = force,   L' = torque,   omega = R I_body^-1 R^T L
 *
 * v, I^-1 and omega are computed from the y that is handed in, at every stage of a step.
 * Read from members that are refreshed once per step, as the slide's program does, they reduce any method
 * to order 1 (errata L8, L9).
 *
 * @param loads what acts on the body, nothing by default; gravity and damping of the body act anyway.
 * The state that it gets has the orientation of the orthonormalised R.
 * @throws RangeError if a principal moment is zero
 * @example
 * const inertia = [[1, 0, 0], [0, 2, 0], [0, 0, 3]];
 * const body = rigidBody({ massProperties: { mass: 2, com: [0, 0, 0], inertia } });
 * const y = packMomentumState(toMomentumState(body, rigidBodyState({ omegaBody: [1, 1, 1] })));
 * momentumFormDerivative(body)(0, y).slice(3, 12); // => [0, 1, -1, -1, 0, 1, 1, -1, 0]
 */
export function momentumFormDerivative(body: RigidBody, loads?: Loads): (t: number, y: number[]) => number[] {
  const where = 'momentumFormDerivative';
  expectBody(where, body);
  const inertiaInverse = inverseOf(where, body.principalMoments, body.principalAxes);
  const { mass, gravity, linearDamping, angularDamping } = body;
  const wrenchAt = loads === undefined ? undefined : readableLoads(where, loads);
  return (t, y) => {
    const { position, rotation, linearMomentum, angularMomentum } = momentumStateOf(where, y);
    const velocity = scale(linearMomentum, 1 / mass);
    const omegaBody = apply(inertiaInverse, apply(transpose(rotation), angularMomentum));
    const omegaWorld = apply(rotation, omegaBody);
    let force: Vec3<'world'> = subtract(scale(gravity, mass), scale(linearMomentum, linearDamping));
    let torque: Vec3<'world'> = scale(angularMomentum, -angularDamping);
    if (wrenchAt) {
      const orientation = quaternionFromMatrix(calledAs(where, () => orthonormalize(rotation)));
      const wrench = wrenchAt(t, { position, orientation, velocity, omegaBody });
      force = add(force, wrench.force);
      torque = add(torque, vectorToWorld(wrench.torque, orientation));
    }
    const rotationRate = multiply(hat(omegaWorld), rotation);
    return [...velocity, ...transpose(rotationRate).flat(), ...force, ...torque];
  };
}

/**
 * The 18 numbers with R orthonormalised, for the option `project` of `integrate` (lecture:
 * Numerical Considerations).
 *
 * @throws RangeError if rows 1 and 2 of R are parallel or R has become a mirror image
 * @example
 * const y = [0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0];
 * orthonormalizeMomentumState(0, y).slice(3, 12); // => [1, 0, 0, 0, 1, 0, 0, 0, 1]
 */
export function orthonormalizeMomentumState(_t: number, y: number[]): number[] {
  const where = 'orthonormalizeMomentumState';
  const state = momentumStateOf(where, y);
  return packMomentumState({ ...state, rotation: calledAs(where, () => orthonormalize(state.rotation)) });
}
