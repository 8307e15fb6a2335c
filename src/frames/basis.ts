/**
 * Change of basis (lecture: Coordinate frames): the same point in coordinates of another frame, whose axes
 * may be skew, of any length and left-handed, in the plane and in space. A point is measured from the origin;
 * a vector, such as a velocity, has no place, so it has functions of its own name that take the axes alone.
 */
import { expectRecord } from '../linear/expect-fields.js';
import { expectVector, message } from '../linear/expect.js';
import { add, cross, dot, norm, normalize, scale, subtract } from '../linear/vec3.js';
import type { ReadonlyVec3, Vec3 } from '../linear/vec3.js';

/** A vector or point in the plane, `[x, y]`. */
export type Vec2 = [x: number, y: number];
/** A `Vec2` that a function only reads. */
export type ReadonlyVec2 = readonly [x: number, y: number];

/** Two numbers for the plane, three for space: the dimension of a call is that of its first argument. */
export type ReadonlyVec2Or3 = ReadonlyVec2 | ReadonlyVec3;
/** The fresh result for an argument of type V: a `Vec2` for two numbers, a `Vec3` for three. */
export type SameDimension<V extends ReadonlyVec2Or3> = V extends ReadonlyVec3 ? Vec3 : Vec2;
/** The list of basis vectors, [u1, u2] or [u1, u2, u3], in coordinates of the old frame. */
export type Axes<V extends ReadonlyVec2Or3> = V extends ReadonlyVec3
  ? readonly [u1: ReadonlyVec3, u2: ReadonlyVec3, u3: ReadonlyVec3]
  : readonly [u1: ReadonlyVec2, u2: ReadonlyVec2];

/** A frame: its origin u0 and its axes, both in coordinates of the old frame. */
export interface Basis<V extends ReadonlyVec2Or3> {
  readonly origin: V extends ReadonlyVec3 ? ReadonlyVec3 : ReadonlyVec2;
  readonly axes: Axes<V>;
}

/**
 * Coordinates of a point in a basis: [x]_u = [u1 u2 (u3)]⁻¹ ([x]_e - [u0]_e) (lecture:
 * Change of basis, erratum L18).
 *
 * @param x the point, in coordinates of the old frame e
 * @param basis `origin` u0 and `axes` [u1, u2] or [u1, u2, u3], in coordinates of e
 * @returns the weights of the axes
 * @throws TypeError for wrong shapes; RangeError for values that are not finite or axes
 * that do not span the space.
 * @example
 * toBasis([1, 2], { origin: [2, 1], axes: [[0.8, 0.6], [-0.6, 0.8]] }); // => [-0.2, 1.4]
 * toBasis([3, 5, 7], { origin: [0, 0, 0], axes: [[1, 0, 0], [1, 1, 0], [1, 1, 1]] }); // => [-2, -2, 7]
 * toBasis([1, 1], { origin: [0, 0], axes: [[1, 2], [2, 4]] }); // => throws axes that span the space
 */
export function toBasis<V extends ReadonlyVec2Or3>(x: V, basis: Basis<V>): SameDimension<V> {
  const spatialX = spatial('toBasis', 'x', x);
  expectRecord('toBasis', 'basis', basis, BASIS);
  const axes = spatialAxes('toBasis', x, basis.axes);
  const origin = spatial('toBasis', 'origin', basis.origin, x.length);
  return like(x, weights(subtract(spatialX, origin), axes));
}

/**
 * The point with given coordinates in a basis: [x]_e = [u0]_e + alpha [u1]_e + beta [u2]_e
 * (lecture: Coordinate frames).
 *
 * @param coordinates weights of the axes
 * @param basis `origin` u0 and `axes` [u1, u2] or [u1, u2, u3], in coordinates of the old frame e
 * @returns the point, in coordinates of e
 * @throws TypeError for wrong shapes; RangeError for values that are not finite or axes
 * that do not span the space.
 * @example
 * fromBasis([-0.2, 1.4], { origin: [2, 1], axes: [[0.8, 0.6], [-0.6, 0.8]] }); // => [1, 2]
 */
export function fromBasis<V extends ReadonlyVec2Or3>(coordinates: V, basis: Basis<V>): SameDimension<V> {
  const weight = spatial('fromBasis', 'coordinates', coordinates);
  expectRecord('fromBasis', 'basis', basis, BASIS);
  const axes = spatialAxes('fromBasis', coordinates, basis.axes);
  const origin = spatial('fromBasis', 'origin', basis.origin, coordinates.length);
  return like(coordinates, add(origin, combination(weight, axes)));
}

/**
 * Components of a vector (a displacement, a velocity) along the axes of a basis; where the
 * origin is does not matter.
 *
 * @param vector components in the old frame e
 * @param axes [u1, u2] or [u1, u2, u3], in coordinates of e
 * @returns the weights of the axes
 * @throws TypeError for wrong shapes; RangeError for values that are not finite or axes
 * that do not span the space.
 * @example
 * vectorToBasis([1, 2], [[3, 0], [0, 0.5]]); // => [0.3333333333, 4]
 */
export function vectorToBasis<V extends ReadonlyVec2Or3>(vector: V, axes: Axes<V>): SameDimension<V> {
  const spatialVector = spatial('vectorToBasis', 'vector', vector);
  return like(vector, weights(spatialVector, spatialAxes('vectorToBasis', vector, axes)));
}

/**
 * The vector with given components along the axes of a basis; where the origin is does not matter.
 *
 * @param components weights of the axes
 * @param axes [u1, u2] or [u1, u2, u3], in coordinates of the old frame e
 * @returns components in e
 * @throws TypeError for wrong shapes; RangeError for values that are not finite or axes
 * that do not span the space.
 * @example
 * vectorFromBasis([2, 1], [[1, 0], [1, 3]]); // => [3, 3]
 */
export function vectorFromBasis<V extends ReadonlyVec2Or3>(components: V, axes: Axes<V>): SameDimension<V> {
  const weight = spatial('vectorFromBasis', 'components', components);
  return like(components, combination(weight, spatialAxes('vectorFromBasis', components, axes)));
}

type SpatialAxes = [Vec3, Vec3, Vec3];

/** The plane is the part z = 0 of space, so both dimensions are one calculation. */
const BASIS = 'It is {origin, axes}.';

/** The value in space; without a `dimension` it may be of the plane or of space. */
function spatial(where: string, name: string, value: ReadonlyVec2Or3, dimension?: number): Vec3 {
  const given: unknown = value;
  dimension ??= Array.isArray(given) ? given.length : 3;
  expectVector(where, name, value, dimension === 2 ? 2 : 3);
  return [value[0], value[1], value[2] ?? 0];
}

function spatialAxes(where: string, like: ReadonlyVec2Or3, axes: readonly ReadonlyVec2Or3[]): SpatialAxes {
  const dimension = like.length === 2 ? 2 : 3;
  if (!Array.isArray(axes) || axes.length !== dimension) {
    const reason = 'There is one basis vector for each dimension.';
    throw new TypeError(message(where, `axes to be a list of ${dimension} vectors`, axes, reason));
  }
  const list = axes.map((axis, i) => spatial(where, `axes[${i}]`, axis as ReadonlyVec2Or3, dimension));
  const [u, v, w = [0, 0, 1]] = list;
  // Unit vectors make the test independent of the lengths; 4 roundings are what a truly flat basis may show.
  const flat =
    list.some((axis) => norm(axis) === 0) ||
    Math.abs(dot(normalize(u), cross(normalize(v), normalize(w)))) <= 4 * Number.EPSILON;
  if (flat) {
    const reason = 'They are parallel, lie in one plane or are zero, so the coordinates are not defined.';
    throw new RangeError(message(where, 'axes that span the space', axes, reason));
  }
  return [u, v, w];
}

function combination(weight: Vec3, [u, v, w]: SpatialAxes): Vec3 {
  return add(add(scale(u, weight[0]), scale(v, weight[1])), scale(w, weight[2]));
}

/**
 * Cramer's rule on the directions of the axes; the lengths are divided out at the end,
 * so that no product overflows.
 */
function weights(vector: Vec3, axes: SpatialAxes): Vec3 {
  const [u, v, w] = axes.map(normalize);
  const volume = dot(u, cross(v, w));
  return [
    dot(vector, cross(v, w)) / volume / norm(axes[0]),
    dot(vector, cross(w, u)) / volume / norm(axes[1]),
    dot(vector, cross(u, v)) / volume / norm(axes[2]),
  ];
}

function like<V extends ReadonlyVec2Or3>(argument: V, result: Vec3): SameDimension<V> {
  return (argument.length === 2 ? [result[0], result[1]] : result) as SameDimension<V>;
}
