/**
 * Vectors of three components. A `Vec3` is a plain `[x, y, z]`, so it prints well, is JSON, and goes straight
 * into mathjs, Plotly and a test. The arithmetic checks nothing: it stands in every loop, and the functions
 * that use it have checked. The type parameter is a compile-time tag that names the frame of the components.
 */
import { expectVec3, message } from './expect.js';

/**
 * The two frames of a rigid body: `world` is inertial with z up, `body` has its origin at the centre of mass.
 */
export type Frame = 'world' | 'body';

declare const frameTag: unique symbol;
/** Compile-time only: no value ever has this property. */
export interface InFrame<F> {
  readonly [frameTag]?: F;
}

/** Every frame at once: `any` and nothing else makes 1 & F the type any, which zero fits. */
type Untagged<F> = 0 extends 1 & F ? true : false;

/**
 * A vector `[x, y, z]`. `Vec3<'body'>` and `Vec3<'world'>` do not mix: passing one for the other
 * is a compile error. A plain `Vec3` and a literal fit anywhere, because the arithmetic of this
 * folder holds in every frame.
 */
// `any` is what lets an untagged vector stand for both frames (unknown would make it fit neither).
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Vec3<F extends Frame = any> =
  Untagged<F> extends true ? [x: number, y: number, z: number] : [x: number, y: number, z: number] & InFrame<F>;

/** A `Vec3` that a function only reads. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type ReadonlyVec3<F extends Frame = any> =
  Untagged<F> extends true
    ? readonly [x: number, y: number, z: number]
    : readonly [x: number, y: number, z: number] & InFrame<F>;

/**
 * The sum a + b. Checks nothing.
 *
 * @example
 * add([1, 2, 3], [10, 20, 30]); // => [11, 22, 33]
 */
export function add(a: ReadonlyVec3, b: ReadonlyVec3): Vec3 {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
}

/**
 * The difference a - b. Checks nothing.
 *
 * @example
 * subtract([1, 2, 3], [10, 20, 30]); // => [-9, -18, -27]
 */
export function subtract(a: ReadonlyVec3, b: ReadonlyVec3): Vec3 {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

/**
 * The vector multiplied by a number. Checks nothing.
 *
 * @example
 * scale([1, 2, 3], 2); // => [2, 4, 6]
 */
export function scale(vector: ReadonlyVec3, factor: number): Vec3 {
  return [vector[0] * factor, vector[1] * factor, vector[2] * factor];
}

/**
 * The scalar product a · b. Checks nothing.
 *
 * @example
 * dot([1, 2, 3], [4, 5, 6]); // => 32
 */
export function dot(a: ReadonlyVec3, b: ReadonlyVec3): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

/**
 * The vector product a × b, by the right-hand rule. Checks nothing.
 *
 * @example
 * cross([1, 0, 0], [0, 1, 0]); // => [0, 0, 1]
 */
export function cross(a: ReadonlyVec3, b: ReadonlyVec3): Vec3 {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

/**
 * The Euclidean length, without overflow or underflow for any finite components. Checks nothing.
 *
 * @example
 * norm([3, 4, 12]); // => 13
 * norm([3e200, 4e200, 0]); // => 5e200
 */
export function norm(vector: ReadonlyVec3): number {
  const largest = Math.max(Math.abs(vector[0]), Math.abs(vector[1]), Math.abs(vector[2]));
  if (largest === 0 || !Number.isFinite(largest)) return largest;
  const x = vector[0] / largest;
  const y = vector[1] / largest;
  const z = vector[2] / largest;
  return largest * Math.sqrt(x * x + y * y + z * z);
}

/**
 * The unit vector of the same direction.
 *
 * @throws TypeError unless it is three numbers; RangeError if it is not finite or zero: it has no direction.
 * @example
 * normalize([0, 3, 4]); // => [0, 0.6, 0.8]
 */
export function normalize(vector: ReadonlyVec3): Vec3 {
  expectVec3('normalize', 'vector', vector);
  // Dividing by the largest component first keeps tiny and huge vectors exact: no square under- or overflows.
  const largest = Math.max(Math.abs(vector[0]), Math.abs(vector[1]), Math.abs(vector[2]));
  if (largest === 0) throw new RangeError(message('normalize', 'a non-zero vector', vector, 'It has no direction.'));
  const reduced: Vec3 = [vector[0] / largest, vector[1] / largest, vector[2] / largest];
  const length = norm(reduced);
  return [reduced[0] / length, reduced[1] / length, reduced[2] / length];
}
