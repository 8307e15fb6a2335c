// All that you may use of the library. Their arguments: scale(vector, factor), apply(matrix, vector), normalize(vector).
import {
  add,
  subtract,
  scale,
  dot,
  cross,
  norm,
  normalize,
  determinant,
  transpose,
  apply,
  multiply,
} from 'rigid-body-lab';

/** Three numbers. TypeScript counts them: `map` returns a list of any length, so write `[a, b, c]` where a Vec3 is wanted. */
export type Vec3 = [number, number, number];

/** Three rows: `M[0][2]` stands in the first row and the third column. */
export type Mat3 = [Vec3, Vec3, Vec3];

/** Four numbers, the scalar first: `[w, x, y, z]`. */
export type Quaternion = [number, number, number, number];

/**
 * Task 1: the lecture's repair of a matrix that has drifted.
 *
 * @param matrix has drifted from a rotation, perhaps far; it stays as it is
 * @returns a rotation matrix, all rows new
 * @throws an Error with a message that says why, in two words at least, if the determinant of the matrix is not positive
 */
export function orthonormalized(matrix: Mat3): Mat3 {
  // TODO
  throw new Error('not implemented');
}

/**
 * Task 2: the rotation matrix of a unit quaternion.
 *
 * @param q [w, x, y, z], of length one; w may be negative
 * @returns R with v_world = R v_body
 */
export function matrixOf(q: Quaternion): Mat3 {
  // TODO
  throw new Error('not implemented');
}

/**
 * Task 3: the rate of a quaternion.
 *
 * @param q [w, x, y, z], of length one
 * @param omegaBody angular velocity in body axes, rad/s
 * @returns dq/dt, in 1/s
 */
export function quaternionRate(q: Quaternion, omegaBody: Vec3): Quaternion {
  // TODO
  throw new Error('not implemented');
}

/**
 * Task 4: the orientation after a steady turn.
 *
 * @param q orientation at the start, of length one
 * @param omegaBody constant angular velocity in body axes, rad/s; it may be zero
 * @param dt time, s; it may be negative, or 0
 * @returns the orientation at the end, of length one; a new list
 */
export function turned(q: Quaternion, omegaBody: Vec3, dt: number): Quaternion {
  // TODO
  throw new Error('not implemented');
}
