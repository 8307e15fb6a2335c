/**
 * Unit quaternions `[w, x, y, z]` with Hamilton's product. q and -q are the same orientation:
 * never compare them component by component, compare with `rotationAngleBetween`.
 */
import { expectVec3, message } from '../linear/expect.js';
import type { Mat3, ReadonlyMat3 } from '../linear/mat3.js';
import type { ReadonlyVec3, Vec3 } from '../linear/vec3.js';
import { expectQuaternion, expectRotation, expectUnitQuaternion } from './expect.js';
import { canonical, matrixOfQuaternion, quaternionOfMatrix, rotated, unit } from './unchecked.js';
import type { Quaternion, ReadonlyQuaternion } from './unchecked.js';

export type { Quaternion, ReadonlyQuaternion } from './unchecked.js';

/**
 * Hamilton's product a b: as a rotation, first b and then a, like the matrix product. Any quaternions,
 * unit or not. Checks nothing.
 *
 * @example
 * multiplyQuaternions([0, 1, 0, 0], [0, 0, 1, 0]); // => [0, 0, 0, 1]
 */
export function multiplyQuaternions(a: ReadonlyQuaternion, b: ReadonlyQuaternion): Quaternion {
  const aw = a[0];
  const ax = a[1];
  const ay = a[2];
  const az = a[3];
  const bw = b[0];
  const bx = b[1];
  const by = b[2];
  const bz = b[3];
  return [
    aw * bw - ax * bx - ay * by - az * bz,
    aw * bx + ax * bw + ay * bz - az * by,
    aw * by - ax * bz + ay * bw + az * bx,
    aw * bz + ax * by - ay * bx + az * bw,
  ];
}

/**
 * The conjugate w - x i - y j - z k: of a unit quaternion, the rotation back. Checks nothing.
 *
 * @example
 * conjugate([0.5, 0.5, -0.5, 0.5]); // => [0.5, -0.5, 0.5, -0.5]
 */
export function conjugate(quaternion: ReadonlyQuaternion): Quaternion {
  return [quaternion[0], -quaternion[1], -quaternion[2], -quaternion[3]];
}

/**
 * The unit quaternion of the same direction; the sign stays.
 *
 * @throws TypeError unless there are four numbers; RangeError if one is not finite or all are zero.
 * @example
 * normalizeQuaternion([2, 0, 2, 0]); // => [0.7071067811865476, 0, 0.7071067811865476, 0]
 */
export function normalizeQuaternion(quaternion: ReadonlyQuaternion): Quaternion {
  expectQuaternion('normalizeQuaternion', 'quaternion', quaternion);
  const [w, x, y, z] = quaternion;
  // Dividing by the largest component first keeps tiny and huge quaternions exact:
  // no square under- or overflows.
  const largest = Math.max(Math.abs(w), Math.abs(x), Math.abs(y), Math.abs(z));
  if (largest === 0) {
    const reason = 'A zero quaternion is no orientation.';
    throw new RangeError(message('normalizeQuaternion', 'a non-zero quaternion', quaternion, reason));
  }
  return unit(w / largest, x / largest, y / largest, z / largest);
}

/**
 * Of q and -q, which are one orientation, the one whose first non-zero component is positive:
 * for printing and storing. It jumps where w changes sign, so it is no way to compare orientations.
 *
 * @throws TypeError unless there are four numbers; RangeError if one is not finite.
 * @example
 * canonicalQuaternion([-0.5, 0.5, -0.5, 0.5]); // => [0.5, -0.5, 0.5, -0.5]
 */
export function canonicalQuaternion(quaternion: ReadonlyQuaternion): Quaternion {
  expectQuaternion('canonicalQuaternion', 'quaternion', quaternion);
  return canonical(quaternion);
}

/**
 * The vector turned by a unit quaternion, q (0, v) q*: from body to world if q is the
 * orientation of the body.
 *
 * @param quaternion unit quaternion
 * @param vector components before the turn
 * @returns components after the turn
 * @throws TypeError for wrong shapes; RangeError for values that are not finite or a
 * quaternion that is not unit.
 * @example
 * rotate(quaternionFromAxisAngle([0, 0, 1], deg(90)), [1, 0, 5]); // => [0, 1, 5]
 */
export function rotate(quaternion: ReadonlyQuaternion, vector: ReadonlyVec3): Vec3 {
  expectUnitQuaternion('rotate', 'quaternion', quaternion);
  expectVec3('rotate', 'vector', vector);
  return rotated(quaternion, vector);
}

/**
 * The rotation matrix of a unit quaternion (Chaney eq. 10, which needs |Q| = 1
 * without saying so: erratum C4).
 *
 * @throws TypeError unless there are four numbers; RangeError if one is not finite or |q| is not 1.
 * @example
 * matrixFromQuaternion([0.5, 0.5, 0.5, 0.5]); // => [[0, 0, 1], [1, 0, 0], [0, 1, 0]]
 * matrixFromQuaternion([1, 2, 3, 4]); // => throws pass it through normalizeQuaternion
 */
export function matrixFromQuaternion(quaternion: ReadonlyQuaternion): Mat3 {
  expectUnitQuaternion('matrixFromQuaternion', 'quaternion', quaternion);
  return matrixOfQuaternion(quaternion);
}

/**
 * The unit quaternion of a rotation matrix, with w >= 0; of a half turn, where w = 0, the first non-zero
 * component is positive. Good at every angle: the formula by the trace alone fails beyond 120 degrees.
 *
 * @throws TypeError unless there are three rows of three numbers; RangeError if the matrix is not a rotation,
 * with the reason: it scales, shears or mirrors.
 * @example
 * quaternionFromMatrix([[0, 0, 1], [1, 0, 0], [0, 1, 0]]); // => [0.5, 0.5, 0.5, 0.5]
 * quaternionFromMatrix([[1, 0, 0], [0, 1, 0], [0, 0, -1]]); // => throws the matrix mirrors
 */
export function quaternionFromMatrix(matrix: ReadonlyMat3): Quaternion {
  expectRotation('quaternionFromMatrix', 'matrix', matrix);
  return quaternionOfMatrix(matrix);
}

/**
 * The angle of the rotation that leads from one orientation to the other, in [0, pi] radians.
 *
 * @param a unit quaternion
 * @param b unit quaternion
 * @throws TypeError for wrong shapes; RangeError for values that are not finite or
 * quaternions that are not unit.
 * @example
 * rotationAngleBetween([1, 0, 0, 0], quaternionFromAxisAngle([1, 2, 2], -0.25)); // => 0.25
 */
export function rotationAngleBetween(a: ReadonlyQuaternion, b: ReadonlyQuaternion): number {
  expectUnitQuaternion('rotationAngleBetween', 'a', a);
  expectUnitQuaternion('rotationAngleBetween', 'b', b);
  const [w, x, y, z] = multiplyQuaternions(conjugate(a), b);
  return 2 * Math.atan2(Math.sqrt(x * x + y * y + z * z), Math.abs(w));
}
