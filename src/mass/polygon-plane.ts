/** The plane of a polygon in space, and plane geometry on its projection. */
import earcut from 'earcut';
import type { Vec2 } from '../frames/basis.js';
import { exponentOf, timesPowerOfTwo } from '../linear/power-of-two.js';
import { cross, dot, norm, scale, subtract } from '../linear/vec3.js';
import type { ReadonlyVec3, Vec3 } from '../linear/vec3.js';

/** Three vertex numbers, counter-clockwise seen from the side to which the surface faces. */
export type Triangle = [a: number, b: number, c: number];

/**
 * A polygon seen along the normal of its plane, its lengths times 2^exponent, so that
 * their powers stay doubles.
 */
export interface FlatPolygon {
  readonly exponent: number;
  /** Vertices relative to the first one, so that polygons far from the origin keep their digits. */
  readonly local: Vec3[];
  /** Unit normal by the right-hand rule around the vertices; undefined if all vertices lie on one line. */
  readonly normal: Vec3 | undefined;
  /** The largest distance of a vertex from the plane, and which vertex that is. */
  readonly offPlane: number;
  readonly farthestOff: number;
  /** Projection along the largest component of the normal, with the sense of rotation kept. */
  readonly flat: Vec2[];
  /**
   * Deviations up to this length are rounding: of seven printed digits, or of
   * coordinates far from the origin.
   */
  readonly tolerance: number;
}

/** Vertices closer to a line than this part of the polygon's size lie on it. */
const COLLINEAR = 1e-12;
/** Seven printed digits leave vertices this part of the polygon's size off their plane. */
const FLATNESS = 1e-6;

/** Of a polygon that has no plane. */
const NO_PLANE = { normal: undefined, offPlane: 0, farthestOff: 0, flat: [] };

/**
 * The plane through the first vertex, the vertex farthest from it, and the vertex
 * farthest from the line of both.
 */
export function flatPolygon(vertices: readonly ReadonlyVec3[]): FlatPolygon {
  if (vertices.length < 3) return { ...NO_PLANE, exponent: 0, local: [], tolerance: 0 };
  const relative = vertices.map((v) => subtract(v, vertices[0]));
  const exponent = -exponentOf(Math.max(...relative.map(largestComponent)));
  const scaled = (v: ReadonlyVec3): Vec3 => v.map((x) => timesPowerOfTwo(x, exponent)) as Vec3;
  const local = relative.map(scaled);
  const far = largest(local, norm);
  const size = norm(far);
  const tolerance =
    FLATNESS * size + 8 * Number.EPSILON * Math.max(...vertices.map((v) => largestComponent(scaled(v))));
  const spanning = largest(
    local.map((v) => cross(far, v)),
    norm,
  );
  if (!(norm(spanning) > COLLINEAR * size * size)) {
    return { ...NO_PLANE, exponent, local, tolerance };
  }
  // Twice the area vector (Newell). It turns the normal to the side from which the
  // vertices run counter-clockwise.
  const around = local.reduce<Vec3>(
    (sum, v, i) => {
      const c = cross(v, local[(i + 1) % local.length]);
      return [sum[0] + c[0], sum[1] + c[1], sum[2] + c[2]];
    },
    [0, 0, 0],
  );
  const normal = scale(spanning, (dot(around, spanning) < 0 ? -1 : 1) / norm(spanning));
  const distances = local.map((v) => Math.abs(dot(v, normal)));
  const offPlane = Math.max(...distances);
  const farthestOff = distances.indexOf(offPlane);
  return { exponent, local, normal, offPlane, farthestOff, flat: project(local, normal), tolerance };
}

function largestComponent([x, y, z]: ReadonlyVec3): number {
  return Math.max(Math.abs(x), Math.abs(y), Math.abs(z));
}

function largest(vectors: readonly Vec3[], length: (v: Vec3) => number): Vec3 {
  return vectors.reduce((best, v) => (length(v) > length(best) ? v : best));
}

/** Leaves out the coordinate along which the normal is longest: exact, and no edge becomes short. */
function project(local: readonly Vec3[], normal: Vec3): Vec2[] {
  const sizes = normal.map(Math.abs);
  const axis = sizes.indexOf(Math.max(...sizes)) as 0 | 1 | 2;
  const [first, second] = (
    [
      [1, 2],
      [2, 0],
      [0, 1],
    ] as const
  )[axis];
  const forward = normal[axis] > 0;
  return local.map((v) => (forward ? [v[first], v[second]] : [v[second], v[first]]));
}

/** The triangles of a polygon that is known to be simple in its projection. */
export function trianglesOf({ flat }: FlatPolygon): Triangle[] {
  if (flat.length === 3) return [[0, 1, 2]];
  const corners = earcut(flat.flat());
  return Array.from({ length: corners.length / 3 }, (_, k) => corners.slice(3 * k, 3 * k + 3) as Triangle);
}

/** On which side of the line from a to b the point c lies: 1 left, -1 right, 0 on it up to rounding. */
export function side(a: Vec2, b: Vec2, c: Vec2): -1 | 0 | 1 {
  const left = (b[0] - a[0]) * (c[1] - a[1]);
  const right = (b[1] - a[1]) * (c[0] - a[0]);
  const area = left - right;
  if (Math.abs(area) <= 4 * Number.EPSILON * (Math.abs(left) + Math.abs(right))) return 0;
  return area > 0 ? 1 : -1;
}

/** Whether two closed segments have a point in common. */
export function segmentsMeet([a, b]: [Vec2, Vec2], [c, d]: [Vec2, Vec2]): boolean {
  const [abc, abd, cda, cdb] = [side(a, b, c), side(a, b, d), side(c, d, a), side(c, d, b)];
  if (abc * abd < 0 && cda * cdb < 0) return true;
  return (
    (abc === 0 && isWithin(a, b, c)) ||
    (abd === 0 && isWithin(a, b, d)) ||
    (cda === 0 && isWithin(c, d, a)) ||
    (cdb === 0 && isWithin(c, d, b))
  );
}

/** Whether c, which lies on the line through a and b, lies between them. */
function isWithin(a: Vec2, b: Vec2, c: Vec2): boolean {
  return ([0, 1] as const).every((k) => Math.min(a[k], b[k]) <= c[k] && c[k] <= Math.max(a[k], b[k]));
}
