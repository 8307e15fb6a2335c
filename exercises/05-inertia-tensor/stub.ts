// All that you may use of the library.
import { add, subtract, scale, dot, cross, norm, identity, multiply, apply, transpose } from 'rigid-body-lab';

// Order of arguments: scale(vector, factor), subtract(a, b) is a - b, apply(matrix, vector),
// multiply(a, b), transpose(matrix).

/**
 * Three numbers. TypeScript counts them: `map` returns a list of any length, so write
 * `[a, b, c]` where a Vec3 is wanted.
 */
export type Vec3 = [number, number, number];

/** Three rows: `M[0][2]` stands in the first row and the third column. */
export type Mat3 = [Vec3, Vec3, Vec3];

/** A point with mass: `mass` in kg, `position` in m. */
export interface PointMass {
  mass: number;
  position: Vec3;
}

/** A body: `mass` in kg, centre of mass `com` in m, `inertia` about the centre of mass in kg m². */
export interface Body {
  mass: number;
  com: Vec3;
  inertia: Mat3;
}

/**
 * A piece of a rod: its `length`, and how far its own centre of mass is from the cut, `centre`, both in m.
 */
export interface Piece {
  length: number;
  centre: number;
}

/**
 * Task 1: the centre of mass.
 *
 * @param points 1 to 120 points; single masses may be zero, their sum is not; several
 * points may share a place
 * @returns Σ m r / Σ m, in m
 */
export function centreOfMass(points: PointMass[]): Vec3 {
  // TODO
  throw new Error('not implemented');
}

/**
 * Task 1, the question: a rod is cut across at its centre of mass. Which piece is the heavier one?
 *
 * @param left the piece on the left; its centre may be anywhere in it
 * @param right the piece on the right
 * @returns 'same' if both have the same mass
 */
export function heavierPiece(left: Piece, right: Piece): 'left' | 'right' | 'same' {
  // TODO
  throw new Error('not implemented');
}

/**
 * Task 2: the inertia tensor about the centre of mass, in the axes of the positions.
 *
 * @param points 1 to 120 point masses, as in task 1
 * @param com their true centre of mass, in m; it may be the origin or one of the points
 * @returns in kg m²; off the diagonal stands -Σ m x y
 */
export function inertiaTensor(points: PointMass[], com: Vec3): Mat3 {
  // TODO
  throw new Error('not implemented');
}

/**
 * Task 2, the question: two equal balls, one at `ball` and one at the opposite place, turn about z with ω =
 * (0, 0, ω), ω positive. To which side does their angular momentum lean, away from the z-axis?
 *
 * @param ball in m, from the centre of mass; it is not on the z-axis
 * @returns by the sign of the x component of L; 'neither' if that is zero
 */
export function momentumLeans(ball: Vec3): '+x' | '-x' | 'neither' {
  // TODO
  throw new Error('not implemented');
}

/**
 * Task 3: the tensor of the turned body in world axes.
 *
 * @param inertia the tensor in body axes, in kg m²; symmetric, moments and products may be zero
 * @param rotation R with v_world = R v_body; any rotation, also none, a tiny one and half a turn
 * @returns the tensor in world axes, in kg m²
 */
export function rotatedInertia(inertia: Mat3, rotation: Mat3): Mat3 {
  // TODO
  throw new Error('not implemented');
}

/**
 * Task 3, the question: a body is turned by 0° to 90°, neither included, about a world axis.
 * What happens to its moment about a world axis?
 *
 * @param moments [I[0][0], I[1][1], I[2][2]] before the turn, in kg m², when all products of inertia are zero
 * @param about the axis of the turn: 0, 1 or 2 for x, y or z
 * @param watched the axis whose moment is asked for: 0, 1 or 2, perhaps that of the turn
 * @returns what I[watched][watched] does
 */
export function turnedMoment(moments: Vec3, about: number, watched: number): 'grows' | 'shrinks' | 'stays' {
  // TODO
  throw new Error('not implemented');
}

/**
 * Task 4: the tensor about any point.
 *
 * @param body its mass is positive, its tensor is the one about the centre of mass; all of it stays as it is
 * @param point the new reference point, in m; it may be the centre of mass itself
 * @returns the tensor about `point`, in the same axes, in kg m²
 */
export function inertiaAboutPoint(body: Body, point: Vec3): Mat3 {
  // TODO
  throw new Error('not implemented');
}

/**
 * Task 4, the question: about which of two parallel axes is the moment of inertia of a body larger?
 *
 * @param com the centre of mass, in m, in whole numbers as the points are
 * @param a the first axis goes through this point
 * @param b the second axis goes through this one
 * @param axis the direction of both: 0, 1 or 2 for x, y or z
 * @returns the point of the larger moment, or 'same'
 */
export function largerMoment(com: Vec3, a: Vec3, b: Vec3, axis: number): 'a' | 'b' | 'same' {
  // TODO
  throw new Error('not implemented');
}
