/** Forces and torques on a rigid body (Chaney section 5; lecture: Torque). */
import { expectFields, expectRecord } from '../linear/expect-fields.js';
import { expectVec3, message } from '../linear/expect.js';
import { add, cross, subtract } from '../linear/vec3.js';
import type { ReadonlyVec3, Vec3 } from '../linear/vec3.js';
import type { Pose } from '../frames/pose.js';
import { expectUnitQuaternion } from '../rotation/expect.js';
import { rotated } from '../rotation/unchecked.js';
import { conjugate } from '../rotation/quaternion.js';
import type { RigidBodyState } from './state.js';
import { copyOf } from './state-numbers.js';

/** What acts on a body: a force at the centre of mass and a torque about it. */
export interface Wrench {
  /** N, in world axes: what Chaney eq. 7 needs. */
  force: Vec3<'world'>;
  /** N m, in body axes: what Chaney eq. 18 to 20 need. */
  torque: Vec3<'body'>;
}

/** Where force and torque start among the 6 numbers of a wrench in the fast form, and their count. */
export const WRENCH = { force: 0, torque: 3, size: 6 } as const;

/**
 * A force, N, and the point of the body that it acts on, m, in one of the three
 * combinations of frames that occur.
 */
export type ForceAtPoint =
  | { forceWorld: ReadonlyVec3<'world'>; pointWorld: ReadonlyVec3<'world'>; forceBody?: never; pointBody?: never }
  | { forceWorld: ReadonlyVec3<'world'>; pointBody: ReadonlyVec3<'body'>; forceBody?: never; pointWorld?: never }
  | { forceBody: ReadonlyVec3<'body'>; pointBody: ReadonlyVec3<'body'>; forceWorld?: never; pointWorld?: never };

/** N m, in one of the two frames. */
export type Torque =
  | { readonly torqueWorld: ReadonlyVec3<'world'>; readonly torqueBody?: never }
  | { readonly torqueBody: ReadonlyVec3<'body'>; readonly torqueWorld?: never };

/** What may stand in a `ForceAtPoint`. */
interface ForceQuantities {
  readonly forceWorld?: ReadonlyVec3<'world'>;
  readonly forceBody?: ReadonlyVec3<'body'>;
  readonly pointWorld?: ReadonlyVec3<'world'>;
  readonly pointBody?: ReadonlyVec3<'body'>;
}

/** What may stand in a `Torque`. */
interface TorqueQuantities {
  readonly torqueWorld?: ReadonlyVec3<'world'>;
  readonly torqueBody?: ReadonlyVec3<'body'>;
}

/**
 * The wrench of a force on a point of the body. The names say the frames:
 *
 * - `{ forceWorld, pointWorld }`: torque R^T ((p - x) × F) (Chaney eq. 22)
 * - `{ forceWorld, pointBody }`: torque p × R^T F (Chaney eq. 23)
 * - `{ forceBody, pointBody }`: force R F, torque p × F (Chaney eq. 24, 25)
 *
 * `pointWorld` is a place in the world, not an offset from the body; `pointBody` is measured from
 * the centre of mass. A force whose line passes through the centre of mass has no torque (erratum L12:
 * its lever arm need not be zero).
 *
 * @param pose position and orientation of the body; a state is one
 * @throws TypeError for another combination or wrong shapes; RangeError for values that are not finite
 * or an orientation that is not unit
 * @example
 * const pose = rigidBodyState({ position: [10, 0, 0] });
 * wrenchFromForceAtPoint(pose, { forceWorld: [0, 0, 5], pointWorld: [10, 2, 0] });
 * // => { force: [0, 0, 5], torque: [10, 0, 0] }
 */
export function wrenchFromForceAtPoint(pose: Pose, applied: ForceAtPoint): Wrench {
  const where = 'wrenchFromForceAtPoint';
  expectRecord(where, 'pose', pose, 'It has a position and an orientation; a state is one.');
  expectFields(where, 'applied', applied, ['forceWorld', 'forceBody', 'pointWorld', 'pointBody']);
  const { position, orientation } = pose;
  // Types alone keep nobody from giving a quantity twice.
  const given: ForceQuantities = applied;
  const { forceWorld, forceBody, pointWorld, pointBody } = given;
  expectUnitQuaternion(where, 'orientation', orientation);
  if (forceWorld !== undefined) expectVec3(where, 'forceWorld', forceWorld);
  if (forceBody !== undefined) expectVec3(where, 'forceBody', forceBody);
  if (pointWorld !== undefined) expectVec3(where, 'pointWorld', pointWorld);
  if (pointBody !== undefined) expectVec3(where, 'pointBody', pointBody);
  const isOneForce = !forceWorld !== !forceBody;
  const isOnePoint = !pointWorld !== !pointBody;
  if (isOneForce && isOnePoint) {
    if (forceWorld && pointWorld) {
      expectVec3(where, 'position', position);
      const torqueWorld = cross(subtract(pointWorld, position), forceWorld);
      return { force: copyOf(forceWorld), torque: rotated(conjugate(orientation), torqueWorld) };
    }
    if (forceWorld && pointBody) {
      return { force: copyOf(forceWorld), torque: cross(pointBody, rotated(conjugate(orientation), forceWorld)) };
    }
    if (forceBody && pointBody) {
      return { force: rotated(orientation, forceBody), torque: cross(pointBody, forceBody) };
    }
  }
  throw new TypeError(
    message(
      where,
      '{forceWorld, pointWorld}, {forceWorld, pointBody} or {forceBody, pointBody}',
      applied,
      'The names say in which frame the components are; each quantity is given once.',
    ),
  );
}

/**
 * The wrench of a torque without force: a world torque is turned into body axes, R^T torque (Chaney eq. 26).
 *
 * @param pose the orientation of the body; a state is one
 * @param torque N m, as `{ torqueWorld }` or `{ torqueBody }`
 * @throws TypeError for anything else; RangeError for values that are not finite or an
 * orientation that is not unit
 * @example
 * const upright = { orientation: quaternionFromAxisAngle([0, 1, 0], deg(90)) };
 * wrenchFromTorque(upright, { torqueWorld: [1, 0, 0] }).torque; // => [0, 0, 1]
 */
export function wrenchFromTorque(pose: Pick<Pose, 'orientation'>, torque: Torque): Wrench {
  const where = 'wrenchFromTorque';
  expectRecord(where, 'pose', pose, 'It has an orientation; a state does.');
  expectFields(where, 'torque', torque, ['torqueWorld', 'torqueBody']);
  expectUnitQuaternion(where, 'orientation', pose.orientation);
  const given: TorqueQuantities = torque;
  const { torqueWorld, torqueBody } = given;
  if (torqueWorld !== undefined && torqueBody === undefined) {
    expectVec3(where, 'torqueWorld', torqueWorld);
    return { force: [0, 0, 0], torque: rotated(conjugate(pose.orientation), torqueWorld) };
  }
  if (torqueBody !== undefined && torqueWorld === undefined) {
    expectVec3(where, 'torqueBody', torqueBody);
    return { force: [0, 0, 0], torque: copyOf(torqueBody) };
  }
  const reason = 'The name says in which frame the components are; one of them is given.';
  throw new TypeError(message(where, '{torqueWorld} or {torqueBody}', torque, reason));
}

/**
 * Several wrenches as one: forces and torques add, because all refer to the centre of mass.
 *
 * @throws TypeError for anything but wrenches; RangeError for values that are not finite
 * @example
 * const push = { force: [1, 0, 0], torque: [0, 0, 2] };
 * addWrenches(push, { force: [0, 3, 0], torque: [0, 0, -2] }); // => { force: [1, 3, 0], torque: [0, 0, 0] }
 */
export function addWrenches(...wrenches: readonly Readonly<Wrench>[]): Wrench {
  wrenches.forEach((wrench, i) => {
    expectFields('addWrenches', `wrench ${i + 1}`, wrench, ['force', 'torque']);
    expectVec3('addWrenches', `wrench ${i + 1}.force`, wrench.force);
    expectVec3('addWrenches', `wrench ${i + 1}.torque`, wrench.torque);
  });
  return wrenches.reduce<Wrench>(
    (sum, { force, torque }) => ({ force: add(sum.force, force), torque: add(sum.torque, torque) }),
    { force: [0, 0, 0], torque: [0, 0, 0] },
  );
}

/**
 * What acts on a body at a time in a state, in one of two forms:
 *
 * - readable, `(t, state) => wrench`: `state` is a `RigidBodyState` of its own;
 * - fast, `(t, state, out) => {…}`, declared with three parameters: `state` is a Float64Array of 13 numbers
 *   in the order of `STATE`, which it leaves alone; `out` has the 6 numbers of `WRENCH`, zero at each call,
 *   and every load adds to them.
 *
 * The orientation has length one in both. The type of `state` is both, so that either form
 * compiles without annotations.
 */
export type Loads = (
  t: number,
  state: RigidBodyState & Float64Array,
  out: Float64Array,
  // eslint-disable-next-line @typescript-eslint/no-invalid-void-type
) => Readonly<Wrench> | void;
