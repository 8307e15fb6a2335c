/**
 * Rotation vectors, axis times angle: three numbers without a constraint. A constant omega turns a body by the rotation
 * vector omega t, so the conversions to and from them are the exponential and the logarithm of rotations.
 */
import { expectVec3 } from '../linear/expect.js';
import type { Mat3, ReadonlyMat3 } from '../linear/mat3.js';
import { norm, normalize, scale } from '../linear/vec3.js';
import type { ReadonlyVec3, Vec3 } from '../linear/vec3.js';
import type { AxisAngle } from './axis-angle.js';
import { expectAxisAngle, expectRotation, expectUnitQuaternion } from './expect.js';
import {
  axisOfIdentity,
  matrixOfQuaternion,
  quaternionOfMatrix,
  quaternionOfRotationVector,
  rotationVectorOfQuaternion,
} from './unchecked.js';
import type { Quaternion, ReadonlyQuaternion } from './quaternion.js';

/**
 * The rotation matrix of a rotation vector.
 *
 * @param rotationVector axis times angle, radians
 * @throws TypeError unless there are three numbers; RangeError if one is not finite.
 * @example
 * matrixFromRotationVector([0, 0, deg(90)]); // => [[0, -1, 0], [1, 0, 0], [0, 0, 1]]
 */
export function matrixFromRotationVector(rotationVector: ReadonlyVec3): Mat3 {
  expectVec3('matrixFromRotationVector', 'rotationVector', rotationVector);
  return matrixOfQuaternion(quaternionOfRotationVector(rotationVector));
}

/**
 * The rotation vector of a rotation matrix, of length at most pi.
 *
 * @returns axis times angle, radians
 * @throws TypeError unless there are three rows of three numbers; RangeError if the matrix is not a rotation.
 * @example
 * rotationVectorFromMatrix([[1, 0, 0], [0, 0, 1], [0, -1, 0]]); // => [-1.570796326794897, 0, 0]
 */
export function rotationVectorFromMatrix(matrix: ReadonlyMat3): Vec3 {
  expectRotation('rotationVectorFromMatrix', 'matrix', matrix);
  return rotationVectorOfQuaternion(quaternionOfMatrix(matrix));
}

/**
 * The unit quaternion of a rotation vector: the exponential. No small angle is cut off; 1e-12 rad keeps all its digits.
 *
 * @param rotationVector axis times angle, radians
 * @throws TypeError unless there are three numbers; RangeError if one is not finite.
 * @example
 * quaternionFromRotationVector([0, 2e-12, 0]); // => [1, 0, 1e-12, 0]
 */
export function quaternionFromRotationVector(rotationVector: ReadonlyVec3): Quaternion {
  expectVec3('quaternionFromRotationVector', 'rotationVector', rotationVector);
  return quaternionOfRotationVector(rotationVector);
}

/**
 * The rotation vector of a unit quaternion: the logarithm, of length at most pi; q and -q give the same.
 *
 * @returns axis times angle, radians
 * @throws TypeError unless there are four numbers; RangeError if one is not finite or |q| is not 1.
 * @example
 * rotationVectorFromQuaternion([-0.6, 0, 0, 0.8]); // => [0, 0, -1.854590436003224]
 */
export function rotationVectorFromQuaternion(quaternion: ReadonlyQuaternion): Vec3 {
  expectUnitQuaternion('rotationVectorFromQuaternion', 'quaternion', quaternion);
  return rotationVectorOfQuaternion(quaternion);
}

/**
 * The rotation vector of an axis and an angle, as long as the angle: 3 pi stays 3 pi.
 *
 * @param axis direction of the axis, of any length but zero
 * @param angle in radians, any finite value
 * @throws TypeError for wrong shapes; RangeError for values that are not finite or a zero axis.
 * @example
 * rotationVectorFromAxisAngle([0, 3, 4], 2); // => [0, 1.2, 1.6]
 */
export function rotationVectorFromAxisAngle(axis: ReadonlyVec3, angle: number): Vec3 {
  return scale(expectAxisAngle('rotationVectorFromAxisAngle', axis, angle), angle);
}

/**
 * Axis and angle of a rotation vector; the angle is its length, not reduced to pi. The zero vector has no axis and gets z.
 *
 * @param rotationVector axis times angle, radians
 * @throws TypeError unless there are three numbers; RangeError if one is not finite.
 * @example
 * axisAngleFromRotationVector([0, 3, 4]); // => { axis: [0, 0.6, 0.8], angle: 5 }
 */
export function axisAngleFromRotationVector(rotationVector: ReadonlyVec3): AxisAngle {
  expectVec3('axisAngleFromRotationVector', 'rotationVector', rotationVector);
  const angle = norm(rotationVector);
  return { axis: angle === 0 ? axisOfIdentity() : normalize(rotationVector), angle };
}
