/**
 * Euler angles: three turns about coordinate axes. Upper case is intrinsic, about the moving axes: R is
 * the product in the order of the letters, 'ZXY' = Rz Rx Ry, the lecture's (Rotations in 3D). Lower case is
 * extrinsic, about the fixed axes, one after the other: R is the product in reverse order, 'zxy' = Ry Rx Rz.
 */
import { expectVector } from '../linear/expect.js';
import { multiply } from '../linear/mat3.js';
import type { Mat3, ReadonlyMat3 } from '../linear/mat3.js';
import { GIMBAL_LOCK, TURN_ABOUT, inProductOrder, turnsOf } from './euler-sequence.js';
import type { EulerAngles, EulerSequence, ReadonlyEulerAngles, Turns } from './euler-sequence.js';
import { expectRotation, expectUnitQuaternion } from './expect.js';
import { matrixOfQuaternion, quaternionOfAxisAngle } from './unchecked.js';
import { multiplyQuaternions } from './quaternion.js';
import type { Quaternion, ReadonlyQuaternion } from './quaternion.js';

export { EULER_SEQUENCES } from './euler-sequence.js';
export type { EulerAngles, EulerSequence, ReadonlyEulerAngles } from './euler-sequence.js';

/**
 * Angles read from a rotation. With `gimbalLock` the first factor of the product was
 * free and has the angle 0.
 */
export interface EulerReading {
  angles: EulerAngles;
  gimbalLock: boolean;
}

/**
 * The rotation matrix of Euler angles.
 *
 * @param sequence one of the 24, for instance 'ZXY' = Rz Rx Ry
 * @param angles radians, in the order of the letters, any finite values
 * @throws TypeError for wrong shapes; RangeError for another sequence or values that are not finite.
 * @example
 * matrixFromEuler('ZX', [1, 2, 3]); // => throws one of the 24 sequences
 * apply(matrixFromEuler('ZXY', [deg(90), 0, deg(90)]), [0, 0, 1]); // => [0, 1, 0]
 */
export function matrixFromEuler(sequence: EulerSequence, angles: ReadonlyEulerAngles): Mat3 {
  const turns = turnsOf('matrixFromEuler', sequence);
  expectVector('matrixFromEuler', 'angles', angles, 3);
  const [i, j, l] = turns.axes;
  const [a, b, c] = inProductOrder(turns, angles);
  return multiply(multiply(TURN_ABOUT[i](a), TURN_ABOUT[j](b)), TURN_ABOUT[l](c));
}

/**
 * Euler angles of a rotation matrix, in the order of the letters. The second angle is in [-pi/2,
 * pi/2] if the three axes differ and in [0, pi] if first and last are the same; the others are in [-pi, pi].
 * At gimbal lock the first and third turns have one axis (to 1e-14) and only their sum or difference
 * is defined: then `gimbalLock` is true and the turn that stands first in the product has the angle 0.
 * The angles always give the matrix back.
 *
 * @param sequence one of the 24, for instance 'ZXY' = Rz Rx Ry
 * @param matrix a rotation
 * @throws TypeError for wrong shapes; RangeError for another sequence or a matrix that is not a rotation.
 * @example
 * eulerFromMatrix('ZXY', [[0, 0, 1], [1, 0, 0], [0, 1, 0]]);
 * // => { angles: [0, 1.570796326794897, 1.570796326794897], gimbalLock: true }
 */
export function eulerFromMatrix(sequence: EulerSequence, matrix: ReadonlyMat3): EulerReading {
  const turns = turnsOf('eulerFromMatrix', sequence);
  expectRotation('eulerFromMatrix', 'matrix', matrix);
  return readingOf(turns, matrix);
}

/**
 * The unit quaternion of Euler angles.
 *
 * @param sequence one of the 24
 * @param angles radians, in the order of the letters, any finite values
 * @throws TypeError for wrong shapes; RangeError for another sequence or values that are not finite.
 * @example
 * quaternionFromEuler('ZXY', [deg(90), 0, deg(90)]); // => [0.5, -0.5, 0.5, 0.5]
 */
export function quaternionFromEuler(sequence: EulerSequence, angles: ReadonlyEulerAngles): Quaternion {
  const turns = turnsOf('quaternionFromEuler', sequence);
  expectVector('quaternionFromEuler', 'angles', angles, 3);
  const inOrder = inProductOrder(turns, angles);
  const [first, second, third] = turns.axes.map((axis, n) => quaternionOfAxisAngle(UNIT_AXES[axis], inOrder[n]));
  return multiplyQuaternions(multiplyQuaternions(first, second), third);
}

const UNIT_AXES = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
] as const;

/**
 * Euler angles of a unit quaternion, chosen as by `eulerFromMatrix`; q and -q give the same.
 *
 * @param sequence one of the 24
 * @param quaternion unit quaternion
 * @throws TypeError for wrong shapes; RangeError for another sequence or a quaternion that is not unit.
 * @example
 * eulerFromQuaternion('xyz', [0.6, 0, 0, 0.8]);
 * // => { angles: [0, 0, 1.854590436003224], gimbalLock: false }
 */
export function eulerFromQuaternion(sequence: EulerSequence, quaternion: ReadonlyQuaternion): EulerReading {
  const turns = turnsOf('eulerFromQuaternion', sequence);
  expectUnitQuaternion('eulerFromQuaternion', 'quaternion', quaternion);
  return readingOf(turns, matrixOfQuaternion(quaternion));
}

/**
 * Solves R = Ri(a) Rj(b) Rl(c). The lecture reads all three angles off R (theta = asin R32, ...);
 * near gimbal lock the first and third then carry errors that do not cancel. Here c is read after the turn
 * by a is undone, so that whatever a is, even the free choice at gimbal lock, the three angles give R
 * back to the last digits.
 */
function readingOf(turns: Turns, R: ReadonlyMat3): EulerReading {
  const [i, j, l] = turns.axes;
  const k = 3 - i - j;
  const sign = (j - i + 3) % 3 === 1 ? 1 : -1;
  const repeated = l === i;
  // With e = sign, row i is [cos b, sin b sin c, e sin b cos c] if l = i, else [cos b cos c, -e cos b sin c,
  // e sin b] in the columns i, j, k.
  const across = Math.hypot(R[i][j], repeated ? R[i][k] : R[i][i]);
  const gimbalLock = across < GIMBAL_LOCK;
  const b = repeated ? Math.atan2(across, R[i][i]) : Math.atan2(sign * R[i][k], across);
  const a = gimbalLock
    ? 0
    : repeated
      ? Math.atan2(R[j][i], 0 - sign * R[k][i])
      : Math.atan2(0 - sign * R[j][k], R[k][k]);
  // Row j of Ri(-a) R = Rj(b) Rl(c) is row j of Rl(c), because Rj leaves it alone.
  const row = (column: number): number => Math.cos(a) * R[j][column] + sign * Math.sin(a) * R[k][column];
  const c = Math.atan2(repeated ? 0 - sign * row(k) : sign * row(i), row(j));
  return { angles: inProductOrder(turns, [a + 0, b + 0, c + 0]), gimbalLock };
}
