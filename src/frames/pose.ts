/**
 * Points, vectors, velocities and accelerations between body and world. The origin of the body frame
 * is the centre of mass, at `position`; `orientation` turns body axes into world axes. A state of a rigid
 * body has all these fields, so it fits every function here.
 */
import { expectRecord } from '../linear/expect-fields.js';
import { expectVec3 } from '../linear/expect.js';
import { add, cross, subtract } from '../linear/vec3.js';
import type { ReadonlyVec3, Vec3 } from '../linear/vec3.js';
import { expectUnitQuaternion } from '../rotation/expect.js';
import { rotated } from '../rotation/unchecked.js';
import { conjugate } from '../rotation/quaternion.js';
import type { ReadonlyQuaternion } from '../rotation/quaternion.js';

/** Where a body is and how it is turned. */
export interface Pose {
  /** Centre of mass, m. */
  readonly position: ReadonlyVec3<'world'>;
  /** Unit quaternion, from body to world. */
  readonly orientation: ReadonlyQuaternion;
}

/** How a body moves. */
export interface Motion {
  /** Unit quaternion, from body to world. */
  readonly orientation: ReadonlyQuaternion;
  /** Velocity of the centre of mass, m/s. */
  readonly velocity: ReadonlyVec3<'world'>;
  /** Angular velocity in body axes, rad/s. */
  readonly omegaBody: ReadonlyVec3<'body'>;
}

/** How the motion of a body changes. */
export interface AcceleratedMotion {
  /** Unit quaternion, from body to world. */
  readonly orientation: ReadonlyQuaternion;
  /** Angular velocity in body axes, rad/s. */
  readonly omegaBody: ReadonlyVec3<'body'>;
  /** Acceleration of the centre of mass, m/s². */
  readonly acceleration: ReadonlyVec3<'world'>;
  /** Rate of omegaBody, rad/s²; the same vector as the rate of omegaWorld. */
  readonly angularAccelerationBody: ReadonlyVec3<'body'>;
}

/**
 * World coordinates of a point of the body: p_world = R p_body + x (lecture: Body coordinate
 * frame; Chaney eq. 8 and 30).
 *
 * @throws TypeError for wrong shapes; RangeError for values that are not finite or an
 * orientation that is not unit.
 * @example
 * const quarter = quaternionFromAxisAngle([0, 0, 1], deg(90));
 * toWorld([1, 0, 0], { position: [10, 0, 0], orientation: quarter }); // => [10, 1, 0]
 */
export function toWorld(pointBody: ReadonlyVec3<'body'>, pose: Pose): Vec3<'world'> {
  expectVec3('toWorld', 'pointBody', pointBody);
  expectPose('toWorld', pose);
  return add(rotated(pose.orientation, pointBody), pose.position);
}

/**
 * Body coordinates of a point of the world: p_body = Rᵀ (p_world - x) (lecture: Body coordinate frame).
 *
 * @throws TypeError for wrong shapes; RangeError for values that are not finite or an
 * orientation that is not unit.
 * @example
 * const quarter = quaternionFromAxisAngle([0, 0, 1], deg(90));
 * toBody([10, 1, 0], { position: [10, 0, 0], orientation: quarter }); // => [1, 0, 0]
 */
export function toBody(pointWorld: ReadonlyVec3<'world'>, pose: Pose): Vec3<'body'> {
  expectVec3('toBody', 'pointWorld', pointWorld);
  expectPose('toBody', pose);
  return rotated(conjugate(pose.orientation), subtract(pointWorld, pose.position));
}

/**
 * World components of a vector given in body axes, v_world = R v_body: a force, an angular velocity,
 * a direction. Unlike a point, a vector does not move with the position.
 *
 * @throws TypeError for wrong shapes; RangeError for values that are not finite or an
 * orientation that is not unit.
 * @example
 * vectorToWorld([1, 0, 0], quaternionFromAxisAngle([0, 0, 1], deg(90))); // => [0, 1, 0]
 */
export function vectorToWorld(vectorBody: ReadonlyVec3<'body'>, orientation: ReadonlyQuaternion): Vec3<'world'> {
  expectVec3('vectorToWorld', 'vectorBody', vectorBody);
  expectUnitQuaternion('vectorToWorld', 'orientation', orientation);
  return rotated(orientation, vectorBody);
}

/**
 * Body components of a vector given in world axes, v_body = Rᵀ v_world.
 *
 * @throws TypeError for wrong shapes; RangeError for values that are not finite or an
 * orientation that is not unit.
 * @example
 * vectorToBody([0, 1, 0], quaternionFromAxisAngle([0, 0, 1], deg(90))); // => [1, 0, 0]
 */
export function vectorToBody(vectorWorld: ReadonlyVec3<'world'>, orientation: ReadonlyQuaternion): Vec3<'body'> {
  expectVec3('vectorToBody', 'vectorWorld', vectorWorld);
  expectUnitQuaternion('vectorToBody', 'orientation', orientation);
  return rotated(conjugate(orientation), vectorWorld);
}

/**
 * World velocity of a point of the body: v + R (omegaBody × p_body) (Chaney eq. 31).
 *
 * @returns m/s
 * @throws TypeError for wrong shapes; RangeError for values that are not finite or an
 * orientation that is not unit.
 * @example
 * const wheel = { orientation: [1, 0, 0, 0], velocity: [1, 0, 0], omegaBody: [0, 2, 0] };
 * pointVelocityWorld([0, 0, -0.5], wheel); // => [0, 0, 0]
 */
export function pointVelocityWorld(pointBody: ReadonlyVec3<'body'>, motion: Motion): Vec3<'world'> {
  expectVec3('pointVelocityWorld', 'pointBody', pointBody);
  expectMotion('pointVelocityWorld', motion);
  return add(motion.velocity, rotated(motion.orientation, cross(motion.omegaBody, pointBody)));
}

/**
 * The same velocity, of a point of the body against the world, in components along the body axes:
 * Rᵀ v + omegaBody × p_body. It is what a velocity sensor fixed to the body at that point reads.
 *
 * @returns m/s
 * @throws TypeError for wrong shapes; RangeError for values that are not finite or an
 * orientation that is not unit.
 * @example
 * const half = quaternionFromAxisAngle([0, 0, 1], deg(180));
 * pointVelocityBody([0, 3, 0], { orientation: half, velocity: [1, 0, 0], omegaBody: [0, 0, 2] });
 * // => [-7, 0, 0]
 */
export function pointVelocityBody(pointBody: ReadonlyVec3<'body'>, motion: Motion): Vec3<'body'> {
  expectVec3('pointVelocityBody', 'pointBody', pointBody);
  expectMotion('pointVelocityBody', motion);
  return add(rotated(conjugate(motion.orientation), motion.velocity), cross(motion.omegaBody, pointBody));
}

/**
 * World acceleration of a point of the body: a + R (alpha × p + omega × (omega × p)), all in body axes
 * inside. The last term, the centripetal one, points at the axis of rotation and not at the centre of mass.
 *
 * @returns m/s²
 * @throws TypeError for wrong shapes; RangeError for values that are not finite or an
 * orientation that is not unit.
 * @example
 * pointAccelerationWorld([0.5, 0, 1], {
 *   orientation: [1, 0, 0, 0],
 *   omegaBody: [0, 0, 2],
 *   acceleration: [0, 0, 0],
 *   angularAccelerationBody: [0, 0, 0],
 * }); // => [-2, 0, 0]
 */
export function pointAccelerationWorld(pointBody: ReadonlyVec3<'body'>, motion: AcceleratedMotion): Vec3<'world'> {
  expectRecord('pointAccelerationWorld', 'motion', motion, MOTION);
  const { orientation, omegaBody, acceleration, angularAccelerationBody } = motion;
  expectVec3('pointAccelerationWorld', 'pointBody', pointBody);
  expectUnitQuaternion('pointAccelerationWorld', 'orientation', orientation);
  expectVec3('pointAccelerationWorld', 'omegaBody', omegaBody);
  expectVec3('pointAccelerationWorld', 'acceleration', acceleration);
  expectVec3('pointAccelerationWorld', 'angularAccelerationBody', angularAccelerationBody);
  const tangential = cross(angularAccelerationBody, pointBody);
  const centripetal = cross(omegaBody, cross(omegaBody, pointBody));
  return add(acceleration, rotated(orientation, add(tangential, centripetal)));
}

const POSE = 'It has a position and an orientation; a state is one.';
const MOTION = 'It says how the body is turned and how it moves; a state does.';

function expectPose(where: string, pose: Pose): void {
  expectRecord(where, 'pose', pose, POSE);
  expectVec3(where, 'position', pose.position);
  expectUnitQuaternion(where, 'orientation', pose.orientation);
}

function expectMotion(where: string, motion: Motion): void {
  expectRecord(where, 'motion', motion, MOTION);
  expectUnitQuaternion(where, 'orientation', motion.orientation);
  expectVec3(where, 'velocity', motion.velocity);
  expectVec3(where, 'omegaBody', motion.omegaBody);
}
