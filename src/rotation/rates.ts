/**
 * Rates of an orientation and angular velocity, both ways. The rates are linear in the orientation and take
 * any, so that a Runge-Kutta stage may pass one that is not quite unit; the way back asks for a rotation
 * and a rate that belongs to it.
 */
import { expectMatrix3, expectVec3, message } from '../linear/expect.js';
import { hat, multiply, transpose, vee } from '../linear/mat3.js';
import type { Mat3, ReadonlyMat3 } from '../linear/mat3.js';
import type { ReadonlyVec3, Vec3 } from '../linear/vec3.js';
import { expectQuaternion, expectRotation, expectUnitQuaternion } from './expect.js';
import { conjugate, multiplyQuaternions } from './quaternion.js';
import type { Quaternion, ReadonlyQuaternion } from './quaternion.js';

/**
 * How far a rate may be, relative to its size, from one that keeps the length: loose enough for a rate taken
 * by differences of measured orientations, tight enough that a wrong formula (erratum L7) never passes.
 */
const TANGENT_TOLERANCE = 1e-3;

/**
 * q' = 1/2 q (0, omegaBody) (Chaney eq. 14).
 *
 * @param quaternion orientation of the body
 * @param omegaBody angular velocity in body axes, rad/s
 * @returns rate in 1/s
 * @throws TypeError for wrong shapes; RangeError for values that are not finite.
 * @example
 * quaternionRateFromOmegaBody([0.5, 0.5, 0.5, 0.5], [1, 2, 3]); // => [-1.5, 0.5, 0, 1]
 */
export function quaternionRateFromOmegaBody(
  quaternion: ReadonlyQuaternion,
  omegaBody: ReadonlyVec3<'body'>,
): Quaternion {
  expectQuaternion('quaternionRateFromOmegaBody', 'quaternion', quaternion);
  expectVec3('quaternionRateFromOmegaBody', 'omegaBody', omegaBody);
  return multiplyQuaternions(quaternion, [0, omegaBody[0] / 2, omegaBody[1] / 2, omegaBody[2] / 2]);
}

/**
 * q' = 1/2 (0, omegaWorld) q.
 *
 * @param quaternion orientation of the body
 * @param omegaWorld angular velocity in world axes, rad/s
 * @returns rate in 1/s
 * @throws TypeError for wrong shapes; RangeError for values that are not finite.
 * @example
 * quaternionRateFromOmegaWorld([0.5, 0.5, 0.5, 0.5], [3, 1, 2]); // => [-1.5, 0.5, 0, 1]
 */
export function quaternionRateFromOmegaWorld(
  quaternion: ReadonlyQuaternion,
  omegaWorld: ReadonlyVec3<'world'>,
): Quaternion {
  expectQuaternion('quaternionRateFromOmegaWorld', 'quaternion', quaternion);
  expectVec3('quaternionRateFromOmegaWorld', 'omegaWorld', omegaWorld);
  return multiplyQuaternions([0, omegaWorld[0] / 2, omegaWorld[1] / 2, omegaWorld[2] / 2], quaternion);
}

/**
 * Angular velocity in body axes of an orientation that changes at a given rate: the vector part of 2 q* q'.
 *
 * @param quaternion orientation of the body, a unit quaternion
 * @param quaternionRate its rate, 1/s; it must keep the length: q · q' = 0
 * @returns omegaBody, rad/s
 * @throws TypeError for wrong shapes; RangeError for values that are not finite, |q| other than
 * 1, or q · q' other than 0.
 * @example
 * omegaBodyFromQuaternionRate([0.5, 0.5, 0.5, 0.5], [-1.5, 0.5, 0, 1]); // => [1, 2, 3]
 */
export function omegaBodyFromQuaternionRate(
  quaternion: ReadonlyQuaternion,
  quaternionRate: ReadonlyQuaternion,
): Vec3<'body'> {
  expectQuaternionRate('omegaBodyFromQuaternionRate', quaternion, quaternionRate);
  const [, x, y, z] = multiplyQuaternions(conjugate(quaternion), quaternionRate);
  return [2 * x, 2 * y, 2 * z];
}

/**
 * Angular velocity in world axes of an orientation that changes at a given rate: the vector part of 2 q' q*.
 *
 * @param quaternion orientation of the body, a unit quaternion
 * @param quaternionRate its rate, 1/s; it must keep the length: q · q' = 0
 * @returns omegaWorld, rad/s
 * @throws TypeError for wrong shapes; RangeError for values that are not finite, |q| other than
 * 1, or q · q' other than 0.
 * @example
 * omegaWorldFromQuaternionRate([0.5, 0.5, 0.5, 0.5], [-1.5, 0.5, 0, 1]); // => [3, 1, 2]
 */
export function omegaWorldFromQuaternionRate(
  quaternion: ReadonlyQuaternion,
  quaternionRate: ReadonlyQuaternion,
): Vec3<'world'> {
  expectQuaternionRate('omegaWorldFromQuaternionRate', quaternion, quaternionRate);
  const [, x, y, z] = multiplyQuaternions(quaternionRate, conjugate(quaternion));
  return [2 * x, 2 * y, 2 * z];
}

/**
 * R' = R hat(omegaBody) (Chaney eq. 12).
 *
 * @param matrix orientation of the body: its columns are the body axes in world coordinates
 * @param omegaBody angular velocity in body axes, rad/s
 * @returns rate in 1/s
 * @throws TypeError for wrong shapes; RangeError for values that are not finite.
 * @example
 * matrixRateFromOmegaBody(identity(), [0, 0, 2]); // => [[0, -2, 0], [2, 0, 0], [0, 0, 0]]
 */
export function matrixRateFromOmegaBody(matrix: ReadonlyMat3, omegaBody: ReadonlyVec3<'body'>): Mat3 {
  expectMatrix3('matrixRateFromOmegaBody', 'matrix', matrix);
  expectVec3('matrixRateFromOmegaBody', 'omegaBody', omegaBody);
  return multiply(matrix, hat(omegaBody));
}

/**
 * R' = hat(omegaWorld) R (lecture: Rigid Body Dynamics, angular effects; the slide's omega*
 * is misprinted, erratum L7).
 *
 * @param matrix orientation of the body: its columns are the body axes in world coordinates
 * @param omegaWorld angular velocity in world axes, rad/s
 * @returns rate in 1/s
 * @throws TypeError for wrong shapes; RangeError for values that are not finite.
 * @example
 * matrixRateFromOmegaWorld(rotationZ(deg(90)), [0, 0, 2]); // => [[-2, 0, 0], [0, -2, 0], [0, 0, 0]]
 */
export function matrixRateFromOmegaWorld(matrix: ReadonlyMat3, omegaWorld: ReadonlyVec3<'world'>): Mat3 {
  expectMatrix3('matrixRateFromOmegaWorld', 'matrix', matrix);
  expectVec3('matrixRateFromOmegaWorld', 'omegaWorld', omegaWorld);
  return multiply(hat(omegaWorld), matrix);
}

/**
 * Angular velocity in body axes of a rotation matrix that changes at a given rate: hat(omegaBody) = Rᵀ R'.
 *
 * @param matrix orientation of the body, a rotation
 * @param matrixRate its rate, 1/s; it must keep the columns orthonormal: Rᵀ R' is skew
 * @returns omegaBody, rad/s
 * @throws TypeError for wrong shapes; RangeError for values that are not finite, no rotation,
 * or Rᵀ R' that is not skew.
 * @example
 * omegaBodyFromMatrixRate(identity(), [[0, -2, 0], [2, 0, 0], [0, 0, 0]]); // => [0, 0, 2]
 */
export function omegaBodyFromMatrixRate(matrix: ReadonlyMat3, matrixRate: ReadonlyMat3): Vec3<'body'> {
  expectMatrixRate('omegaBodyFromMatrixRate', matrix, matrixRate);
  return vee(multiply(transpose(matrix), matrixRate));
}

/**
 * Angular velocity in world axes of a rotation matrix that changes at a given rate: hat(omegaWorld) = R' Rᵀ.
 *
 * @param matrix orientation of the body, a rotation
 * @param matrixRate its rate, 1/s; it must keep the columns orthonormal: Rᵀ R' is skew
 * @returns omegaWorld, rad/s
 * @throws TypeError for wrong shapes; RangeError for values that are not finite, no rotation,
 * or Rᵀ R' that is not skew.
 * @example
 * omegaWorldFromMatrixRate(rotationZ(deg(90)), [[-2, 0, 0], [0, -2, 0], [0, 0, 0]]); // => [0, 0, 2]
 */
export function omegaWorldFromMatrixRate(matrix: ReadonlyMat3, matrixRate: ReadonlyMat3): Vec3<'world'> {
  expectMatrixRate('omegaWorldFromMatrixRate', matrix, matrixRate);
  return vee(multiply(matrixRate, transpose(matrix)));
}

function expectQuaternionRate(where: string, q: ReadonlyQuaternion, rate: ReadonlyQuaternion): void {
  expectUnitQuaternion(where, 'quaternion', q);
  expectQuaternion(where, 'quaternionRate', rate);
  const along = q[0] * rate[0] + q[1] * rate[1] + q[2] * rate[2] + q[3] * rate[3];
  if (Math.abs(along) <= TANGENT_TOLERANCE * Math.hypot(...rate)) return;
  const reason = `q · q' is ${along}, so the quaternion would not stay a unit one: this is no rotation.`;
  throw new RangeError(message(where, "quaternionRate to satisfy q · q' = 0", rate, reason));
}

function expectMatrixRate(where: string, matrix: ReadonlyMat3, rate: ReadonlyMat3): void {
  expectRotation(where, 'matrix', matrix);
  expectMatrix3(where, 'matrixRate', rate);
  const m = multiply(transpose(matrix), rate);
  const size = Math.max(...m.flat().map(Math.abs));
  const asymmetry = Math.max(...m.flatMap((row, i) => row.map((entry, j) => Math.abs(entry + m[j][i]) / 2)));
  if (asymmetry <= TANGENT_TOLERANCE * size) return;
  const reason = `Its symmetric part reaches ${asymmetry}, so the columns would not stay orthonormal: this is no rotation.`;
  throw new RangeError(message(where, "matrixRate with a skew Rᵀ R'", rate, reason));
}
