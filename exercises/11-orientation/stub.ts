// All that you may use of the library. Their arguments: scale(vector, factor), apply(matrix,
// vector), normalize(vector).
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

/**
 * Three numbers. TypeScript counts them: `map` returns a list of any length, so write
 * `[a, b, c]` where a Vec3 is wanted.
 */
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
 * @throws an Error with a message that says why, in two words at least, if the determinant
 * of the matrix is not positive
 */
export function orthonormalized(matrix: Mat3): Mat3 {
  // TODO
  throw new Error('not implemented');
}

/**
 * Task 1, the question: what does the repair make of a rotation with one row spoilt?
 *
 * @param row the row that is spoilt; the other two are right
 * @param mix [a, b, c]: the row has become a R1 + b R2 + c R3, of the right rows
 * @returns the 'right' rotation, another one that is 'turned', or that the matrix is 'refused'
 */
export function repairGives(row: 1 | 2 | 3, mix: Vec3): 'right' | 'turned' | 'refused' {
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
 * Task 2, the question: what becomes of the matrix if the numbers of q change signs?
 *
 * @param signs what w, x, y and z are multiplied by, 1 or -1; none of the four is zero
 */
export function signsMake(
  signs: [w: number, x: number, y: number, z: number],
): 'the same' | 'the transpose' | 'another' {
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
 * Task 3, the question: on which side of (0, ω) must q stand in its rate?
 *
 * @param q orientation, of length one
 * @param omega angular velocity, rad/s
 * @param axes the axes in which its components are given
 * @returns 'either' if both products are the same four numbers
 */
export function sideOfQ(q: Quaternion, omega: Vec3, axes: 'body' | 'world'): 'left' | 'right' | 'either' {
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

/**
 * Task 4, the question: what is wrong with q after many steps?
 *
 * @param way how each step is taken
 * @param omega what the angular velocity does, in body axes
 * @returns 'both' if the length and the orientation are wrong
 */
export function whatIsWrong(
  way: 'Euler' | 'Euler, normalised' | 'turned by the first' | 'turned by the mean',
  omega: 'zero' | 'constant' | 'faster' | 'leaning',
): 'nothing' | 'orientation' | 'both' {
  // TODO
  throw new Error('not implemented');
}
