// You may import: add, subtract, scale, dot, cross, norm, normalize, determinant, transpose, apply, multiply.
import type { Mat3, Quaternion, Vec3 } from 'rigid-body-lab';

/**
 * Task 1: the lecture's repair of a matrix that has drifted.
 *
 * @param matrix nearly a rotation
 * @returns a rotation matrix
 * @throws if the determinant is not positive, with a message that says why
 */
export function orthonormalized(matrix: Mat3): Mat3 {
  // TODO
  throw new TypeError(`not implemented: ${matrix.length} rows`);
}

/**
 * Task 2: the rotation matrix of a unit quaternion.
 *
 * @param q [w, x, y, z], of length one
 * @returns R with v_world = R v_body
 */
export function matrixOf(q: Quaternion): Mat3 {
  // TODO
  throw new TypeError(`not implemented: ${q.join(', ')}`);
}

/**
 * Task 3: the rate of a quaternion.
 *
 * @param q [w, x, y, z]
 * @param omegaBody angular velocity in body axes, rad/s
 * @returns dq/dt, in 1/s
 */
export function quaternionRate(q: Quaternion, omegaBody: Vec3): Quaternion {
  // TODO
  throw new TypeError(`not implemented: ${q.join(', ')}, ${omegaBody.join(', ')}`);
}

/**
 * Task 4: the orientation after a steady turn.
 *
 * @param q orientation at the start
 * @param omegaBody constant angular velocity in body axes, rad/s
 * @param dt time, s
 * @returns a unit quaternion
 */
export function turned(q: Quaternion, omegaBody: Vec3, dt: number): Quaternion {
  // TODO
  throw new TypeError(`not implemented: ${q.join(', ')}, ${omegaBody.join(', ')}, ${dt}`);
}
