/** The checks of this folder: is this matrix a rotation, is this quaternion an orientation. */
import { expectFinite, expectMatrix3, expectVec3, expectVector, message } from '../linear/expect.js';
import type { ReadonlyMat3 } from '../linear/mat3.js';
import { normalize } from '../linear/vec3.js';
import type { ReadonlyVec3, Vec3 } from '../linear/vec3.js';
import { ROTATION_TOLERANCE, rotationProblems } from './matrix.js';
import type { ReadonlyQuaternion } from './unchecked.js';

/**
 * Throws unless the value is a rotation matrix within `ROTATION_TOLERANCE`; the reason
 * names what it does instead.
 */
export function expectRotation(where: string, name: string, matrix: ReadonlyMat3): void {
  expectMatrix3(where, name, matrix);
  const problems = rotationProblems(matrix);
  if (problems.length > 0) {
    const reasons = problems.map(({ reason }) => reason).join(' ');
    throw new RangeError(message(where, `${name} to be a rotation`, matrix, reasons));
  }
}

/** Throws unless the value is `[w, x, y, z]` with finite components. */
export function expectQuaternion(where: string, name: string, quaternion: ReadonlyQuaternion): void {
  // The good case by itself, as in `expectVec3`.
  const value: unknown = quaternion;
  const isQuaternion =
    Array.isArray(value) &&
    value.length === 4 &&
    Number.isFinite(value[0]) &&
    Number.isFinite(value[1]) &&
    Number.isFinite(value[2]) &&
    Number.isFinite(value[3]);
  if (!isQuaternion) expectVector(where, name, value, 4);
}

/** Throws unless the value is a unit quaternion within `ROTATION_TOLERANCE`. */
export function expectUnitQuaternion(where: string, name: string, quaternion: ReadonlyQuaternion): void {
  expectQuaternion(where, name, quaternion);
  const q = quaternion;
  const squared = q[0] * q[0] + q[1] * q[1] + q[2] * q[2] + q[3] * q[3];
  if (Math.abs(squared - 1) <= ROTATION_TOLERANCE) return;
  const reason =
    squared === 0
      ? 'A zero quaternion is no orientation.'
      : `Its length is ${Math.sqrt(squared)}; if only its direction is meant, pass it through normalizeQuaternion.`;
  throw new RangeError(message(where, `${name} to be a unit quaternion`, quaternion, reason));
}

/** The direction of the axis as a unit vector; throws for a zero axis and for an angle that is not finite. */
export function expectAxisAngle(where: string, axis: ReadonlyVec3, angle: number): Vec3 {
  expectVec3(where, 'axis', axis);
  expectFinite(where, 'angle', angle);
  if (axis[0] === 0 && axis[1] === 0 && axis[2] === 0) {
    throw new RangeError(message(where, 'a non-zero axis', axis, 'A zero axis has no direction to turn about.'));
  }
  return normalize(axis);
}
