/** Turning steadily from one orientation to another. */
import { expectFinite } from '../linear/expect.js';
import { scale } from '../linear/vec3.js';
import { expectUnitQuaternion } from './expect.js';
import { quaternionOfRotationVector, rotationVectorOfQuaternion } from './unchecked.js';
import { conjugate, multiplyQuaternions } from './quaternion.js';
import type { Quaternion, ReadonlyQuaternion } from './quaternion.js';

/**
 * Spherical linear interpolation, start exp(t log(start* end)): a turn about one axis at constant
 * angular velocity, the shorter way round. The sign of either quaternion does not matter. If the two
 * orientations are half a turn apart both ways are equally short; then the axis, in the axes of `start`,
 * is the one that `axisAngleFromQuaternion` gives.
 *
 * @param start unit quaternion at t = 0
 * @param end unit quaternion at t = 1
 * @param t fraction of the way; beyond 0 and 1 the turn goes on at the same speed
 * @returns a unit quaternion, up to sign; at t = 0 it is `start`
 * @throws TypeError for wrong shapes; RangeError for values that are not finite or
 * quaternions that are not unit.
 * @example
 * const quarter = quaternionFromAxisAngle([0, 0, 1], deg(90));
 * slerp([1, 0, 0, 0], quarter, 1 / 3); // => [0.9659258262890683, 0, 0, 0.2588190451025207]
 */
export function slerp(start: ReadonlyQuaternion, end: ReadonlyQuaternion, t: number): Quaternion {
  expectUnitQuaternion('slerp', 'start', start);
  expectUnitQuaternion('slerp', 'end', end);
  expectFinite('slerp', 't', t);
  const turn = rotationVectorOfQuaternion(multiplyQuaternions(conjugate(start), end));
  return multiplyQuaternions(start, quaternionOfRotationVector(scale(turn, t)));
}
