/**
 * Rotation vectors, axis times angle: three numbers without a constraint. A constant omega turns a body
 * by the rotation vector omega t, so the conversions to and from them are the exponential and the logarithm
 * of rotations. (To and from axis and angle or Euler angles it is two calls, by way of the quaternion.)
 */
import { expectVec3 } from '../linear/expect.js';
import type { Mat3, ReadonlyMat3 } from '../linear/mat3.js';
import type { ReadonlyVec3, Vec3 } from '../linear/vec3.js';
import { expectRotation, expectUnitQuaternion } from './expect.js';
import {
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
 * The unit quaternion of a rotation vector: the exponential. No small angle is cut off;
 * 1e-12 rad keeps all its digits.
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
