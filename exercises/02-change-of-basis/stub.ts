// All that you may use of the library. These functions are for task 4, in space: they take lists
// of three numbers or matrices of three rows. In the plane, tasks 1 to 3, write both components out:
// the sum of p and q is [p[0] + q[0], p[1] + q[1]].
import {
  add,
  subtract,
  scale,
  dot,
  cross,
  norm,
  determinant,
  inverse,
  transpose,
  apply,
  multiply,
} from 'rigid-body-lab';

/**
 * Two numbers: a point, a vector or two weights. TypeScript counts them: write `[a, b]`,
 * as `map` returns any length.
 */
export type Vec2 = [number, number];

/** Three numbers. */
export type Vec3 = [number, number, number];

/**
 * A frame of the plane, written in the old frame e: origin and axes in m. The axes may be skew,
 * left-handed, of any length from 1e-6 to 1e6 (one at most 1000 times the other), with zero components;
 * never nearer to one line than 0.2°.
 */
export interface Frame2 {
  origin: Vec2;
  axes: [Vec2, Vec2];
}

/**
 * A frame in space, written in the old frame e: as in the plane, and never flatter than 0.003
 * of the box with such edges.
 */
export interface Frame3 {
  origin: Vec3;
  axes: [Vec3, Vec3, Vec3];
}

/** A change of a frame of the plane; 'u2 + u1' takes the place of u2, u1 stays. */
export type FrameChange =
  'u1 doubled' | 'u1 halved' | 'u2 doubled' | 'u2 reversed' | 'origin + u1' | 'origin - u1' | 'origin + u2' | 'u2 + u1';

/** What happens to a point and to a frame, as seen from e. */
export interface Happening {
  /** In e; rides along: as if it were painted on the frame. */
  point: 'rests' | 'moves' | 'rides along';
  /** Where the point is at first, seen from the frame. */
  at: 'origin' | 'elsewhere';
  /** Shifted to another place without a turn, or turned about its origin, not by whole turns. */
  frame: 'rests' | 'shifted' | 'turned';
}

/** A matrix that is made from the axes of a frame in space. */
export interface BuiltMatrix {
  axes: 'orthonormal' | 'skew';
  /** Where the axes stand in it at first. */
  stored: 'columns' | 'rows';
  /** What is done with it then; both: it is transposed, and the result inverted. */
  then: 'nothing' | 'inverse' | 'transpose' | 'both';
}

/**
 * Task 1: the coordinates of a point in a frame of the plane.
 *
 * @param point in e, in m; any, the frame's origin as well
 * @returns the weights [α, β] of the axes, a new list
 */
export function toFrame(point: Vec2, frame: Frame2): Vec2 {
  // TODO
  throw new Error('not implemented');
}

/**
 * Task 1, the question: the frame changes and the point stays where it is. What does the first weight do?
 *
 * @param weights [α, β] before the change, whole numbers; α is positive, β any
 * @returns what the new α is, compared with the old one
 */
export function firstWeight(weights: Vec2, change: FrameChange): 'larger' | 'smaller' | 'same' {
  // TODO
  throw new Error('not implemented');
}

/**
 * Task 2: the point with given coordinates.
 *
 * @param weights [α, β]; any, zero and negative ones as well
 * @returns the point in e, in m, a new list
 */
export function fromFrame(weights: Vec2, frame: Frame2): Vec2 {
  // TODO
  throw new Error('not implemented');
}

/**
 * Task 2, the question: does the place of the point in e change, do its weights in
 * the frame, both or neither?
 *
 * @param happening if the point moves by itself, the frame rests
 */
export function whatChanges(happening: Happening): 'place' | 'weights' | 'both' | 'neither' {
  // TODO
  throw new Error('not implemented');
}

/**
 * Task 3: the coordinates of a vector (a velocity, a force).
 *
 * @param vector components in e; any, zero as well
 * @param axes [u1, u2], each written in e
 * @returns the weights of the axes, a new list
 */
export function vectorToFrame(vector: Vec2, axes: [Vec2, Vec2]): Vec2 {
  // TODO
  throw new Error('not implemented');
}

/**
 * Task 3, the question: what is the sum of points p1, p2, …, each times its factor?
 *
 * @param factors one for each point, multiples of a quarter
 * @returns 'vector' if it does not depend on where the origin of e is, 'point' if it always is one place
 */
export function kindOfSum(factors: number[]): 'point' | 'vector' | 'neither' {
  // TODO
  throw new Error('not implemented');
}

/**
 * Task 4: the coordinates of a point in a frame in space.
 *
 * @param point in e, in m; any, the frame's origin as well
 * @returns the weights of the three axes, a new list
 */
export function toFrame3(point: Vec3, frame: Frame3): Vec3 {
  // TODO
  throw new Error('not implemented');
}

/**
 * Task 4, the question: what does the matrix do with a list of three numbers?
 *
 * @returns 'to weights' if it makes weights of the components of any vector in e, 'from
 * weights' if it goes back
 */
export function matrixDoes(matrix: BuiltMatrix): 'to weights' | 'from weights' | 'neither' {
  // TODO
  throw new Error('not implemented');
}
