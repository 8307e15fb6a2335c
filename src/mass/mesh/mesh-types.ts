/** The forms of a triangle mesh (lecture: Shape Representation using Triangles). */
import type { ReadonlyVec3, Vec3 } from '../../linear/vec3.js';
import type { Triangle } from '../polygon-plane.js';

/**
 * A surface made of triangles: vertices in m, and for each triangle the numbers of its three vertices,
 * counter-clockwise seen from outside. Large meshes may come as flat arrays (`MeshArrays`).
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
