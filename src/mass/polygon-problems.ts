/** Which of the lecture's kinds a polygon is (lecture: Shape Representation using Polygons). */
import type { Vec2 } from '../frames/basis.js';
import { expectVec3, message } from '../linear/expect.js';
import { timesPowerOfTwo } from '../linear/power-of-two.js';
import type { ReadonlyVec3 } from '../linear/vec3.js';
import { segmentsMeet, side } from './polygon-plane.js';
import type { FlatPolygon } from './polygon-plane.js';
import type { Problem } from '../linear/problem.js';

/** What a polygon can be other than convex, flat and simple. */
export type PolygonProblem = Problem<'degenerate' | 'non-planar' | 'self-intersecting' | 'concave'>;

/**
 * The problems of a polygon whose vertices have been checked; `polygonProblems` in polygon.ts documents them.
 */
export function problemsOf(vertices: readonly ReadonlyVec3[], polygon: FlatPolygon): PolygonProblem[] {
  const repeated = vertices.findIndex((v, i) => isSame(v, vertices[(i + 1) % vertices.length]));
  const degenerate = (reason: string): PolygonProblem[] => [{ name: 'degenerate', reason }];
  if (vertices.length < 3) return degenerate(`It has ${vertices.length} vertices; a polygon has at least 3.`);
  if (repeated >= 0) {
    const next = (repeated + 1) % vertices.length;
    return degenerate(`Vertices ${repeated} and ${next} are the same point; leave one out.`);
  }
  if (polygon.normal === undefined) return degenerate('All vertices lie on one line, so it has no area.');
  const found: PolygonProblem[] = [];
  if (polygon.offPlane > polygon.tolerance) {
    const distance = timesPowerOfTwo(polygon.offPlane, -polygon.exponent);
    const reason = `Vertex ${polygon.farthestOff} is ${distance.toPrecision(3)} m off the plane of the others; triangles are always flat.`;
    found.push({ name: 'non-planar', reason });
  }
  const crossing = firstCrossing(polygon.flat);
  if (crossing) {
    const [i, j] = crossing.map((edge) => `${edge}-${(edge + 1) % vertices.length}`);
    found.push({
      name: 'self-intersecting',
      reason: `Edges ${i} and ${j} cross or touch, so it has no consistent inside.`,
    });
  }
  const inward = found.length === 0 ? firstInward(polygon) : -1;
  if (inward >= 0) {
    const reason = `It turns inwards at vertex ${inward}; triangulate cuts it into convex pieces.`;
    found.push({ name: 'concave', reason });
  }
  return found;
}

/** Throws unless the value is a list of points. */
export function expectVertices(where: string, vertices: readonly ReadonlyVec3[]): void {
  const list: unknown = vertices;
  if (!Array.isArray(list)) throw new TypeError(message(where, 'a list of vertices', list, 'A vertex is [x, y, z].'));
  vertices.forEach((vertex, i) => {
    expectVec3(where, `vertices[${i}]`, vertex);
  });
}

function isSame(a: ReadonlyVec3, b: ReadonlyVec3): boolean {
  return a[0] === b[0] && a[1] === b[1] && a[2] === b[2];
}

/** The numbers of two edges that have a point in common other than the vertex between them. */
function firstCrossing(flat: readonly Vec2[]): [number, number] | undefined {
  const count = flat.length;
  const edges = flat.map((a, number) => {
    const b = flat[(number + 1) % count];
    return { number, ends: [a, b] as [Vec2, Vec2], left: Math.min(a[0], b[0]), right: Math.max(a[0], b[0]) };
  });
  // In order of their left ends, edges can only meet the ones that begin before they end.
  edges.sort((p, q) => p.left - q.left);
  for (let i = 0; i < count; i++) {
    for (let j = i + 1; j < count && edges[j].left <= edges[i].right; j++) {
      const [p, q] = [edges[i], edges[j]].sort((s, t) => s.number - t.number);
      const gap = q.number - p.number;
      const meet =
        gap === 1
          ? foldsBack(p.ends, q.ends)
          : gap === count - 1
            ? foldsBack(q.ends, p.ends)
            : segmentsMeet(p.ends, q.ends);
      if (meet) return [p.number, q.number];
    }
  }
  return undefined;
}

/** Whether the second of two consecutive edges runs back along the first. */
function foldsBack([a, b]: [Vec2, Vec2], [, c]: [Vec2, Vec2]): boolean {
  const along = (b[0] - a[0]) * (c[0] - b[0]) + (b[1] - a[1]) * (c[1] - b[1]);
  return along < 0 && side(a, b, c) === 0;
}

/**
 * The first vertex that lies inside of the line between its neighbours; the polygon runs counter-clockwise.
 */
function firstInward({ flat, tolerance }: FlatPolygon): number {
  return flat.findIndex((b, i) => {
    const a = flat[(i + flat.length - 1) % flat.length];
    const c = flat[(i + 1) % flat.length];
    const chord = Math.hypot(c[0] - a[0], c[1] - a[1]);
    const inward = (c[0] - a[0]) * (b[1] - a[1]) - (c[1] - a[1]) * (b[0] - a[0]);
    return inward > tolerance * chord;
  });
}
