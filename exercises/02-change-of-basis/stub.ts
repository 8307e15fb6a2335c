// All that you may use of the library.
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

/** A frame of the plane, written in the old frame e: origin and axes in m. */
export interface Frame2 {
  origin: Vec2;
  axes: [Vec2, Vec2];
}

/** A frame in space, written in the old frame e: origin and axes in m. */
export interface Frame3 {
  origin: Vec3;
  axes: [Vec3, Vec3, Vec3];
}

/**
 * Task 1: the coordinates of a point in a frame of the plane.
 *
 * @param point in e, in m
 * @returns the weights [α, β] of the axes
 */
export function toFrame(point: Vec2, frame: Frame2): Vec2 {
  // TODO
  throw new Error('not implemented');
}

/**
 * Task 2: the point with given coordinates.
 *
 * @param weights [α, β]
 * @returns the point in e, in m
 */
export function fromFrame(weights: Vec2, frame: Frame2): Vec2 {
  // TODO
  throw new Error('not implemented');
}

/**
 * Task 3: the coordinates of a vector (a velocity, a force).
 *
 * @param vector components in e
 * @param axes [u1, u2], each written in e
 * @returns the weights of the axes
 */
export function vectorToFrame(vector: Vec2, axes: [Vec2, Vec2]): Vec2 {
  // TODO
  throw new Error('not implemented');
}

/**
 * Task 4: the coordinates of a point in a frame in space.
 *
 * @param point in e, in m
 * @returns the weights of the three axes
 */
export function toFrame3(point: Vec3, frame: Frame3): Vec3 {
  // TODO
  throw new Error('not implemented');
}
