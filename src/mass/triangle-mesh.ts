/** Surfaces made of triangles (lecture: Shape Representation using Triangles). */
import { expectFinite, expectPositive, message } from '../linear/expect.js';
import { expectFields } from '../linear/expect-fields.js';
import type { Vec3 } from '../linear/vec3.js';
import { flatMesh } from './mesh/mesh-arrays.js';
import type { MeshArrays, MeshLists, TriangleMesh } from './mesh/mesh-types.js';
import { weld } from './mesh/mesh-weld.js';
import type { Triangle } from './polygon-plane.js';

export type { MeshArrays, MeshLists, TriangleMesh };

/**
 * Joins vertices at one place, so that triangles that meet there share an edge. The readers of files
 * do this already, up to 1e-8 of the size of the mesh; a file with coarser gaps needs a tolerance,
 * below the smallest detail.
 *
 * @param mesh vertices in m and triangles
 * @param options tolerance in m: vertices not farther apart become one, the first; 0, exactly
 * equal ones only, by default
 * @returns a mesh with each place once, in the order of first use; triangles keep their order, and those
 *   that come to name a vertex twice, which have no area, go
 * @throws TypeError or RangeError for anything but a mesh, for a number that is no vertex,
 * and for a tolerance below 0.
 * @example
 * const mesh = {
 *   vertices: [[0, 0, 0], [1, 0, 0], [0, 1, 0], [1, 0, 1e-9]],
 *   triangles: [[0, 1, 2], [2, 3, 0]],
 * };
 * weldVertices(mesh, { tolerance: 1e-6 }).triangles; // => [[0, 1, 2], [2, 1, 0]]
 */
export function weldVertices(mesh: TriangleMesh, options: { readonly tolerance?: number } = {}): MeshLists {
  const where = 'weldVertices';
  const lists = listsOf(where, mesh);
  expectFields(where, 'options', options, ['tolerance']);
  const { tolerance = 0 } = options;
  expectFinite(where, 'tolerance', tolerance);
  if (tolerance < 0) throw new RangeError(message(where, 'tolerance >= 0', tolerance, 'It is a distance in m.'));
  return weld(lists, tolerance);
}

/**
 * The mesh in other units, or larger or smaller: all coordinates times a factor. Files know no unit;
 * most drawings are in millimetres, and `scaled(mesh, 0.001)` brings them to metres. Read as metres they give
 * a mass a thousand million times too large.
 *
 * @param mesh vertices and triangles, in lists or flat arrays; the result has the same form
 * @param factor above 0
 * @throws TypeError or RangeError for anything but a mesh, and unless the factor is a number above 0.
 * @example
 * const millimetres = {
 *   vertices: [[0, 0, 0], [20, 0, 0], [0, 20, 0], [0, 0, 20]],
 *   triangles: [[0, 2, 1], [0, 1, 3], [0, 3, 2], [1, 2, 3]],
 * };
 * solidMesh(scaled(millimetres, 0.001), { density: 6000 }).mass; // => 0.008
 */
export function scaled<Mesh extends TriangleMesh>(mesh: Mesh, factor: number): Mesh {
  const where = 'scaled';
  checkedMesh(where, mesh);
  expectPositive(where, 'factor', factor, 'A factor below 0 would turn the mesh inside out.');
  const { vertices, triangles } = mesh;
  const larger =
    vertices instanceof Float64Array
      ? vertices.map((x) => x * factor)
      : vertices.map((vertex) => vertex.map((x) => x * factor));
  const copy = triangles instanceof Uint32Array ? triangles.slice() : triangles.map((triangle) => [...triangle]);
  return { vertices: larger, triangles: copy } as TriangleMesh as Mesh;
}

/** The flat arrays of a mesh whose triangles name its vertices. */
function checkedMesh(where: string, mesh: TriangleMesh): MeshArrays {
  const { vertices, triangles } = flatMesh(where, mesh);
  const outside = triangles.findIndex((index) => index >= vertices.length / 3);
  if (outside >= 0) {
    const condition = `triangles[${Math.floor(outside / 3)}] to name vertices of the mesh`;
    const given: unknown = mesh.triangles[mesh.triangles instanceof Uint32Array ? outside : Math.floor(outside / 3)];
    throw new RangeError(message(where, condition, given, `There are ${vertices.length / 3}, counted from 0.`));
  }
  return { vertices, triangles };
}

/** A checked mesh as nested lists. */
function listsOf(where: string, mesh: TriangleMesh): MeshLists {
  const { vertices, triangles } = checkedMesh(where, mesh);
  const triples = <T>(flat: ArrayLike<number>): T[] =>
    Array.from({ length: flat.length / 3 }, (_, i) => [flat[3 * i], flat[3 * i + 1], flat[3 * i + 2]] as T);
  return { vertices: triples<Vec3>(vertices), triangles: triples<Triangle>(triangles) };
}
