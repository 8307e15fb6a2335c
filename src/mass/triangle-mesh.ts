/** Surfaces made of triangles (lecture: Shape Representation using Triangles). */
import type { ReadonlyVec3, Vec3 } from '../linear/vec3.js';
import type { Triangle } from './polygon-plane.js';

/**
 * A surface made of triangles: vertices in m, and for each triangle the numbers of its three vertices, counter-clockwise seen
 * from outside. Large meshes may come as flat arrays (`MeshArrays`).
 */
export interface TriangleMesh {
  readonly vertices: readonly ReadonlyVec3[] | Float64Array;
  readonly triangles: readonly Readonly<Triangle>[] | Uint32Array;
}

/** A mesh in flat arrays: x, y, z after x, y, z in m, and three vertex numbers after three. */
export interface MeshArrays {
  readonly vertices: Float64Array;
  readonly triangles: Uint32Array;
}

/** A mesh in nested lists, as the readers return it. */
export interface MeshLists {
  vertices: Vec3[];
  triangles: Triangle[];
}

/**
 * Joins vertices at exactly the same place, so that triangles that meet there share an edge. Nearly equal ones stay apart: the
 * tolerance that would join them is the author's business.
 *
 * @param mesh vertices in m and triangles
 * @returns a mesh with each place once, in the order of first use; triangles keep their order
 * @example
 * const mesh = { vertices: [[0, 0, 0], [1, 0, 0], [0, 1, 0], [1, 0, 0]], triangles: [[0, 1, 2], [2, 3, 0]] };
 * weldVertices(mesh).triangles; // => [[0, 1, 2], [2, 1, 0]]
 */
export function weldVertices(mesh: {
  readonly vertices: readonly ReadonlyVec3[];
  readonly triangles: readonly Readonly<Triangle>[];
}): MeshLists {
  const numbers = new Map<string, number>();
  const vertices: Vec3[] = [];
  const welded = mesh.vertices.map(([x, y, z]) => {
    // The text of a number is unique to its value, and the same for 0 and -0.
    const key = `${String(x)},${String(y)},${String(z)}`;
    const known = numbers.get(key);
    if (known !== undefined) return known;
    vertices.push([x, y, z]);
    numbers.set(key, vertices.length - 1);
    return vertices.length - 1;
  });
  return { vertices, triangles: mesh.triangles.map(([a, b, c]) => [welded[a], welded[b], welded[c]]) };
}
