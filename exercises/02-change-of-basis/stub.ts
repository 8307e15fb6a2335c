// All that you may use of the library. These functions take lists of three numbers or matrices of three rows.
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

/** Two numbers: a point, a vector or two weights. TypeScript counts them: write `[a, b]`, as `map` returns any length. */
export type Vec2 = [number, number];

/** Three numbers. */
export type Vec3 = [number, number, number];

/**
 * A frame of the plane, written in the old frame e: origin and axes in m. The axes may be skew, left-handed, of any
 * length from 1e-6 to 1e6 (one at most 1000 times the other), with zero components; never nearer to one line than 0.2°.
 */
export interface Frame2 {
  origin: Vec2;
  axes: [Vec2, Vec2];
}

/** A frame in space, written in the old frame e: as in the plane, and never flatter than 0.003 of the box with such edges. */
export interface Frame3 {
  origin: Vec3;
  axes: [Vec3, Vec3, Vec3];
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
 * Task 4: the coordinates of a point in a frame in space.
 *
 * @param point in e, in m; any, the frame's origin as well
 * @returns the weights of the three axes, a new list
 */
export function toFrame3(point: Vec3, frame: Frame3): Vec3 {
  // TODO
  throw new Error('not implemented');
}
