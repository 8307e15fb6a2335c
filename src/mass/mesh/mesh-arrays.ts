/** The flat form in which meshes are worked on. */
import { expectRecord } from '../../linear/expect-fields.js';
import { expectFinite, expectVec3, message } from '../../linear/expect.js';
import { isPoint } from '../expect-mass.js';
import type { ReadonlyVec3 } from '../../linear/vec3.js';
import type { MeshArrays, TriangleMesh } from './mesh-types.js';

/** Marks an invalid vertex number, such as -1 or 1.5. */
export const NO_INDEX = 0xffffffff;

/** Flat copies of nested lists; flat arrays pass as they are. Throws for coordinates that are not finite. */
export function flatMesh(where: string, mesh: TriangleMesh): MeshArrays {
  expectRecord(where, 'mesh', mesh, 'It has vertices and triangles.');
  const { vertices, triangles } = mesh;
  expectTriples(where, 'vertices', vertices);
  expectTriples(where, 'triangles', triangles);
  return {
    vertices: vertices instanceof Float64Array ? finite(where, vertices) : flatVertices(where, vertices),
    triangles: triangles instanceof Uint32Array ? triangles : flatTriangles(where, triangles),
  };
}

function expectTriples(where: string, name: string, list: unknown): void {
  if (Array.isArray(list)) return;
  const isFlat = list instanceof (name === 'vertices' ? Float64Array : Uint32Array);
  if (isFlat && list.length % 3 === 0) return;
  const got = isFlat ? list.length : list;
  const fix = `Flat ${name} are a ${name === 'vertices' ? 'Float64Array' : 'Uint32Array'} with three entries each.`;
  throw new TypeError(message(where, `${name} to be a list of triples`, got, fix));
}

function finite(where: string, vertices: Float64Array): Float64Array {
  if (!vertices.every(Number.isFinite)) {
    vertices.forEach((x, i) => {
      expectFinite(where, `vertices[${i}]`, x);
    });
  }
  return vertices;
}

function flatVertices(where: string, vertices: readonly ReadonlyVec3[]): Float64Array {
  const flat = new Float64Array(3 * vertices.length);
  vertices.forEach((vertex, i) => {
    if (!isPoint(vertex)) expectVec3(where, `vertices[${i}]`, vertex);
    flat.set(vertex, 3 * i);
  });
  return flat;
}

function flatTriangles(where: string, triangles: readonly (readonly number[])[]): Uint32Array {
  const flat = new Uint32Array(3 * triangles.length);
  triangles.forEach((triangle, i) => {
    const corners: unknown = triangle;
    if (!Array.isArray(corners) || corners.length !== 3) {
      const name = `triangles[${i}]`;
      throw new TypeError(message(where, `${name} to be three vertex numbers`, corners, 'triangulate cuts polygons.'));
    }
    for (let k = 0; k < 3; k++) {
      const index = triangle[k];
      flat[3 * i + k] = Number.isInteger(index) && index >= 0 && index < NO_INDEX ? index : NO_INDEX;
    }
  });
  return flat;
}
