/** Flat polygons in space (lecture: Shape Representation using Polygons, and using Triangles). */
import { message } from '../linear/expect.js';
import { cross, dot } from '../linear/vec3.js';
import type { ReadonlyVec3 } from '../linear/vec3.js';
import { massOnly } from './mass-or-density.js';
import type { MassOr } from './mass-or-density.js';
import type { MassProperties } from './mass-properties.js';
import { bodyFromScaled } from './moments.js';
import { flatPolygon, trianglesOf } from './polygon-plane.js';
import type { FlatPolygon, Triangle } from './polygon-plane.js';
import { expectVertices, problemsOf } from './polygon-problems.js';
import type { PolygonProblem } from './polygon-problems.js';

export type { PolygonProblem, Triangle };

/**
 * Which of the lecture's kinds of polygon this one is; an empty list for a convex, flat and simple polygon.
 *
 * - degenerate: fewer than three vertices, a vertex that repeats the one before it,
 *   or all vertices on one line;
 * - non-planar: a vertex is off the plane by more than 1e-6 of the polygon's size;
 * - self-intersecting: two edges cross, or touch other than in the vertex between them;
 * - concave: a vertex points inwards. That is the only one that `triangulate` and `polygonPlate` accept.
 *
 * A vertex on a straight edge is no problem. The time grows with the square of the number of vertices.
 *
 * @param vertices in order around the polygon, in m
 * @throws TypeError or RangeError if a vertex is not three finite numbers.
 * @example
 * polygonProblems([[0, 0, 0], [2, 0, 0], [2, 2, 0], [0, 2, 0]]); // => []
 * polygonProblems([[0, 0, 0], [2, 0, 0], [0.5, 0.5, 0], [0, 2, 0]]).map((p) => p.name); // => ['concave']
 * polygonProblems([[0, 0, 0], [2, 2, 0], [2, 0, 0], [0, 2, 0]]).map((p) => p.name);
 * // => ['self-intersecting']
 * polygonProblems([[0, 0, 0], [2, 0, 0], [2, 2, 1], [0, 2, 0]]).map((p) => p.name); // => ['non-planar']
 */
export function polygonProblems(vertices: readonly ReadonlyVec3[]): PolygonProblem[] {
  expectVertices('polygonProblems', vertices);
  return problemsOf(vertices, flatPolygon(vertices));
}

/**
 * Cuts a flat simple polygon, convex or concave, into triangles between its vertices. The triangles turn
 * the way the polygon does, there are two fewer than vertices, and every vertex is a corner of one.
 *
 * @param vertices in order around the polygon, in m
 * @returns triples of vertex numbers
 * @throws TypeError or RangeError if a vertex is not three finite numbers.
 * @throws RangeError for a degenerate, non-planar or self-intersecting polygon, with the
 * reason (`polygonProblems`).
 * @example
 * triangulate([[0, 0, 0], [2, 0, 0], [0.5, 0.5, 0], [0, 2, 0]]); // => [[2, 3, 0], [2, 0, 1]]
 */
export function triangulate(vertices: readonly ReadonlyVec3[]): Triangle[] {
  return trianglesOf(simplePolygon('triangulate', vertices));
}

/**
 * The mass properties of a thin flat plate with the outline of a polygon, convex or concave.
 *
 * @param vertices in order around the polygon, in m
 * @param heavy exactly one of `mass` in kg and `surfaceDensity` in kg/m²
 * @throws TypeError or RangeError if a vertex is not three finite numbers, or unless exactly one
 * of the options is given.
 * @throws RangeError for a degenerate, non-planar or self-intersecting polygon, with the
 * reason (`polygonProblems`).
 * @example
 * const plate = polygonPlate([[0, 0, 0], [6, 0, 0], [0, 3, 0]], { surfaceDensity: 2 });
 * plate.mass; // => 18
 * plate.com; // => [2, 1, 0]
 * plate.inertia; // => [[9, 9, 0], [9, 36, 0], [0, 0, 45]]
 */
export function polygonPlate(vertices: readonly ReadonlyVec3[], heavy: MassOr<'surfaceDensity'>): MassProperties {
  const where = 'polygonPlate';
  const { local, normal, exponent } = simplePolygon(where, vertices);
  const sums = { mass: 0, x: 0, y: 0, z: 0, xx: 0, yy: 0, zz: 0, xy: 0, yz: 0, zx: 0 };
  // A fan of triangles (first vertex, a, b) with signed areas: those outside a concave polygon cancel.
  for (let i = 1; i + 1 < local.length; i++) {
    const [a, b] = [local[i], local[i + 1]];
    const area = dot(cross(a, b), normal) / 2;
    const [sx, sy, sz] = [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
    sums.mass += area;
    sums.x += (area / 3) * sx;
    sums.y += (area / 3) * sy;
    sums.z += (area / 3) * sz;
    const twelfth = area / 12;
    sums.xx += twelfth * (a[0] * a[0] + b[0] * b[0] + sx * sx);
    sums.yy += twelfth * (a[1] * a[1] + b[1] * b[1] + sy * sy);
    sums.zz += twelfth * (a[2] * a[2] + b[2] * b[2] + sz * sz);
    sums.xy += twelfth * (a[0] * a[1] + b[0] * b[1] + sx * sy);
    sums.yz += twelfth * (a[1] * a[2] + b[1] * b[2] + sy * sz);
    sums.zx += twelfth * (a[2] * a[0] + b[2] * b[0] + sz * sx);
  }
  const mass = massOnly(where, heavy, {
    densityName: 'surfaceDensity',
    content: sums.mass,
    exponent: -2 * exponent,
  });
  return bodyFromScaled(where, { sums, origin: vertices[0], lengthExponent: exponent, massExponent: 0 }, mass);
}

/** The polygon in its plane, or the reason why it is refused. */
function simplePolygon(
  where: string,
  vertices: readonly ReadonlyVec3[],
): FlatPolygon & { readonly normal: ReadonlyVec3 } {
  expectVertices(where, vertices);
  const polygon = flatPolygon(vertices);
  const problems = problemsOf(vertices, polygon).filter(({ name }) => name !== 'concave');
  const { normal } = polygon;
  if (problems.length === 0 && normal !== undefined) return { ...polygon, normal };
  const names = problems.map(({ name }) => name).join(', ');
  const reasons = problems.map(({ reason }) => reason).join(' ');
  throw new RangeError(message(where, 'a flat simple polygon', names, reasons));
}
