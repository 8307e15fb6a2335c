/** From the faces of a file, polygons with any number of corners, to the mesh that a reader returns. */
import type { Vec3 } from '../../linear/vec3.js';
import { flatPolygon, trianglesOf } from '../polygon-plane.js';
import type { FlatPolygon, Triangle } from '../polygon-plane.js';
import { problemsOf } from '../polygon-problems.js';
import type { MeshLists } from './mesh-types.js';
import { lineError } from './mesh-text.js';
import { weld } from './mesh-weld.js';

/** A face of a file. */
export interface Face {
  /** The line that it stands in, or its place in a file without lines. */
  readonly line: number | string;
  /** Vertex numbers counted from 0, in order around the face. */
  readonly corners: readonly number[];
}

/**
 * Vertices closer than this part of the size of the mesh are one vertex of a file: programs write
 * a corner once for each of its faces, each with its own rounding, and single precision cannot hold
 * corners that are closer.
 */
const SAME_CORNER = 1e-8;

/** The mesh of the faces of a file, welded; `base` is the number of the first vertex in the messages. */
export function meshFromFaces(
  where: string,
  vertices: readonly Vec3[],
  faces: readonly Face[],
  base: 0 | 1,
): MeshLists {
  const triangles = faces.flatMap((face) => {
    expectCorners(where, face, vertices.length, base);
    const [a, b, c] = face.corners;
    return face.corners.length === 3 ? [[a, b, c] as Triangle] : facet(where, face, vertices);
  });
  return weldFile(vertices, triangles);
}

/** The mesh with vertices at the same place, up to rounding, made one. */
export function weldFile(vertices: readonly Vec3[], triangles: readonly Readonly<Triangle>[]): MeshLists {
  const size = [0, 1, 2].map((axis) => {
    let [least, most] = [Infinity, -Infinity];
    for (const vertex of vertices) {
      least = Math.min(least, vertex[axis]);
      most = Math.max(most, vertex[axis]);
    }
    return most - least;
  });
  return weld({ vertices, triangles }, SAME_CORNER * Math.max(0, ...size));
}

function expectCorners(where: string, { line, corners }: Face, count: number, base: 0 | 1): void {
  const outside = corners.find((index) => index >= count);
  if (outside !== undefined) {
    const condition = `vertex numbers of the ${count} vertices`;
    const reason = 'No such vertex is in the file.';
    throw lineError(where, line, { condition, got: outside + base, reason });
  }
  if (corners.length >= 3) return;
  const reason = `It has ${corners.length} vertices; a polygon has at least 3.`;
  throw lineError(where, line, { condition: 'a simple polygon', got: 'degenerate', reason });
}

/**
 * The triangles of a polygon. Corners at one place count once; what has no area stays, since
 * it joins its neighbours.
 */
function facet(where: string, { line, corners }: Face, vertices: readonly Vec3[]): Triangle[] {
  const isSame = (i: number, j: number): boolean => vertices[i].every((x, axis) => x === vertices[j][axis]);
  const distinct = corners.filter((index, k) => !isSame(index, corners[(k + 1) % corners.length]));
  if (distinct.length < 3) return [];
  const polygon = distinct.map((index) => vertices[index]);
  const plane = flatPolygon(polygon);
  if (plane.normal === undefined) return fan(distinct);
  const triangles = trianglesOf(plane);
  const problem = problemsOf(polygon, plane).find(({ name }) => name !== 'concave' && name !== 'non-planar');
  // A polygon with a hole is written as one outline that goes in to the hole and back: it touches
  // itself and is cut rightly.
  if (problem && !coversOnce(plane, triangles)) {
    throw lineError(where, line, { condition: 'a simple polygon', got: problem.name, reason: problem.reason });
  }
  return triangles.map(([a, b, c]) => [distinct[a], distinct[b], distinct[c]]);
}

/** Whether the triangles, which all turn the way of the polygon, have the area that its outline encloses. */
function coversOnce({ flat }: FlatPolygon, triangles: readonly Triangle[]): boolean {
  const twice = (corners: readonly number[]): number =>
    corners.reduce((sum, index, k) => {
      const [[x, y], [u, v]] = [flat[index], flat[corners[(k + 1) % corners.length]]];
      return sum + (x * v - u * y);
    }, 0);
  const outline = twice(flat.map((_, index) => index));
  const parts = triangles.map(twice);
  const covered = parts.reduce((sum, area) => sum + Math.abs(area), 0);
  return triangles.length === flat.length - 2 && Math.abs(covered - outline) <= 1e-9 * covered;
}

function fan([first, ...rest]: readonly number[]): Triangle[] {
  return rest.slice(1).map((corner, k) => [first, rest[k], corner]);
}
