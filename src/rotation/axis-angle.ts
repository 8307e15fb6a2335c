/**
 * A rotation by an angle about an axis, by the right-hand rule. Of the axis only the direction is meant,
 * so its length is divided out: the formulas of both sources need a unit axis without saying so (errata L14,
 * C2). A zero axis is refused.
 */
import type { Mat3, ReadonlyMat3 } from '../linear/mat3.js';
import type { ReadonlyVec3 } from '../linear/vec3.js';
import { expectAxisAngle, expectRotation, expectUnitQuaternion } from './expect.js';
import { axisAngleOfQuaternion, quaternionOfAxisAngle, quaternionOfMatrix } from './unchecked.js';
import type { AxisAngle, Quaternion, ReadonlyQuaternion } from './unchecked.js';

export type { AxisAngle } from './unchecked.js';

/**
 * The rotation matrix of an axis and an angle (lecture: axis-angle convention).
 *
 * @param axis direction of the axis, of any length but zero
 * @param angle in radians, any finite value
 * @throws TypeError for wrong shapes; RangeError for values that are not finite or a zero axis.
 * @example
 * matrixFromAxisAngle([0, 0, 2], deg(90)); // => [[0, -1, 0], [1, 0, 0], [0, 0, 1]]
 */
export function matrixFromAxisAngle(axis: ReadonlyVec3, angle: number): Mat3 {
  const [x, y, z] = expectAxisAngle('matrixFromAxisAngle', axis, angle);
  const s = Math.sin(angle);
  // v = 1 - cos(angle), by half the angle: the difference itself cancels and is 0 at 1e-8 rad.
  const half = Math.sin(angle / 2);
  const v = 2 * half * half;
  return [
    [1 - v * (y * y + z * z), v * x * y - z * s, v * x * z + y * s],
    [v * y * x + z * s, 1 - v * (x * x + z * z), v * y * z - x * s],
    [v * z * x - y * s, v * z * y + x * s, 1 - v * (x * x + y * y)],
  ];
}

/**
 * Axis and angle of a rotation matrix, chosen as by `axisAngleFromQuaternion`.
 *
 * @throws TypeError unless there are three rows of three numbers; RangeError if the matrix is not a rotation.
 * @example
 * axisAngleFromMatrix([[0, -1, 0], [1, 0, 0], [0, 0, 1]]);
 * // => { axis: [0, 0, 1], angle: 1.570796326794897 }
 */
export function axisAngleFromMatrix(matrix: ReadonlyMat3): AxisAngle {
  expectRotation('axisAngleFromMatrix', 'matrix', matrix);
  return axisAngleOfQuaternion(quaternionOfMatrix(matrix));
}

/**
 * The unit quaternion of an axis and an angle (Chaney eq. 9). w is cos(angle/2), negative beyond half a turn,
 * so that the quaternion follows a growing angle without a jump.
 *
 * @param axis direction of the axis, of any length but zero
 * @param angle in radians, any finite value
 * @throws TypeError for wrong shapes; RangeError for values that are not finite or a zero axis.
 * @example
 * quaternionFromAxisAngle([1, 1, 0], 0.3); // => [0.988771077936042, 0.105668716839936, 0.105668716839936, 0]
 */
export function quaternionFromAxisAngle(axis: ReadonlyVec3, angle: number): Quaternion {
  return quaternionOfAxisAngle(expectAxisAngle('quaternionFromAxisAngle', axis, angle), angle);
}

/**
 * Axis and angle of a unit quaternion, with the angle in [0, pi]; q and -q give the same. Half a turn about
 * an axis is half a turn about its opposite: of the two the one whose first non-zero component is positive
 * is given. The identity has no axis and gets z.
 *
 * @throws TypeError unless there are four numbers; RangeError if one is not finite or |q| is not 1.
 * @example
 * axisAngleFromQuaternion([0, 0, -0.6, 0.8]); // => { axis: [0, 0.6, -0.8], angle: 3.141592653589793 }
 */
export function axisAngleFromQuaternion(quaternion: ReadonlyQuaternion): AxisAngle {
  expectUnitQuaternion('axisAngleFromQuaternion', 'quaternion', quaternion);
  return axisAngleOfQuaternion(quaternion);
}
