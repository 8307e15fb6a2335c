// All that you may use of the library.
import { add, scale, dot, cross, norm, normalize, multiplyQuaternions } from 'rigid-body-lab';

// Order of arguments: scale(vector, factor), multiplyQuaternions(left, right). norm and
// normalize take three numbers.

/**
 * Three numbers. TypeScript counts them: `map` returns a list of any length, so write
 * `[a, b, c]` where a Vec3 is wanted.
 */
export type Vec3 = [number, number, number];

/** Three rows: `R[0][2]` stands in the first row and the third column. */
export type Mat3 = [Vec3, Vec3, Vec3];

/** Four numbers, the scalar first: `[w, x, y, z]`. */
export type Quaternion = [number, number, number, number];

/** A line through the camera, named by the axes of the motors: see the statement. */
export type Line =
  | 'outer axis'
  | 'middle axis'
  | 'inner axis'
  | 'half-way outer and middle'
  | 'half-way middle and inner'
  | 'square to outer and middle'
  | 'square to middle and inner';

/** A turn by whole quarters: 1 is 90°, -2 is 180° the other way, 4 or 0 leaves everything where it was. */
export interface Turn {
  axis: 'x' | 'y' | 'z';
  quarters: number;
}

/**
 * Task 1: the matrix of a turn.
 *
 * @param axis the direction of the axis; any length but zero
 * @param angle in rad, of any size
 * @returns R, a list of rows
 */
export function turnAbout(axis: Vec3, angle: number): Mat3 {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  // The rows below are right for x, y, z of a vector of length one. Where do these three come from?
  // TODO
  throw new Error('not implemented');
  // const row1: Vec3 = [c + x * x * (1 - c), x * y * (1 - c) - z * s, x * z * (1 - c) + y * s];
  // const row2: Vec3 = [x * y * (1 - c) + z * s, c + y * y * (1 - c), y * z * (1 - c) - x * s];
  // The third row is yours.
}

/**
 * Task 1, the question: an arrow of one frame is seen in the other one.
 *
 * @param turn of the body: the axis, 0, 1 or 2 for x, y or z, and the angle in rad
 * @param arrow is fixed to the body or to the world, along its axis 0, 1 or 2
 * @param along the component is asked for along this axis, 0, 1 or 2, of the other frame
 * @returns the sign of that component
 */
export function whichSign(
  turn: { about: number; angle: number },
  arrow: { fixedTo: 'body' | 'world'; axis: number },
  along: number,
): 'negative' | 'zero' | 'positive' {
  // TODO
  throw new Error('not implemented');
}

/**
 * Task 2: the angles of R = R_z(γ) R_x(θ) R_y(β).
 *
 * @param R a rotation matrix; it stays as it is
 * @returns [γ, θ, β] in rad
 */
export function anglesOf(R: Mat3): Vec3 {
  const theta = Math.asin(R[2][1]);
  // Which two entries have γ in them, and which two β? What is left of these four where cos θ is 0?
  // TODO
  throw new Error('not implemented');
  // return [gamma, theta, beta];
}

/**
 * Task 2, the question: how many motors of a gimbal must run?
 *
 * @param innerAxis how the innermost axis stands: θ is 0, in between, or ±π/2
 * @param line the camera is to turn about this line
 * @param stored how the program keeps the orientation of the camera
 * @returns 'one' or 'two' motors, or 'none can' if no choice of rates does it
 */
export function motorsFor(
  innerAxis: 'level' | 'tilted' | 'upright',
  line: Line,
  stored: 'angles' | 'matrix' | 'quaternion',
): 'one' | 'two' | 'none can' {
  // TODO
  throw new Error('not implemented');
}

/**
 * Task 3: a vector turned by a quaternion.
 *
 * @param q [w, x, y, z], of any length but zero
 * @param v the vector before the turn
 * @returns the vector after the turn
 */
export function turnVector(q: Quaternion, v: Vec3): Vec3 {
  // TODO
  throw new Error('not implemented');
}

/**
 * Task 3, the question: how do two quaternions compare that began as one and were carried along?
 *
 * @param first turns of the first satellite, a multiple of 1/4; below 0 it turns the other way
 * @param second turns of the second one, about the same axis
 * @returns whether the four numbers are 'equal', 'opposite' or 'neither'
 */
export function compareTurned(first: number, second: number): 'equal' | 'opposite' | 'neither' {
  // TODO
  throw new Error('not implemented');
}

/**
 * Task 4: the one turn that leads from an orientation to another.
 *
 * @param from orientation at the start, of length one
 * @param to orientation at the end, of length one
 * @returns in world axes: the direction of the axis, as long as the angle in rad, at most π
 */
export function shortestTurn(from: Quaternion, to: Quaternion): Vec3 {
  // TODO
  throw new Error('not implemented');
}

/**
 * Task 4, the question: which product of two matrices is the orientation after two turns?
 *
 * @param first the first turn; its matrix is A
 * @param second the turn after it, about an axis of the world or of the body; its matrix is B
 * @param axes whose axis the second turn is about
 * @returns 'either' if both products are the same matrix
 */
export function whichProduct(first: Turn, second: Turn, axes: 'world' | 'body'): 'AB' | 'BA' | 'either' {
  // TODO
  throw new Error('not implemented');
}
