/** Solids bounded by a closed triangle mesh. */
import { message } from '../linear/expect.js';
import { FIX_OF_MESH, massOnly } from './mass-or-density.js';
import type { MassOr } from './mass-or-density.js';
import type { MassProperties } from './mass-properties.js';
import { flatMesh } from './mesh/mesh-arrays.js';
import { problemsOfMesh } from './mesh/mesh-problems.js';
import type { MeshProblem } from './mesh/mesh-problems.js';
import { scaledMeshSums } from './mesh/mesh-sums.js';
import { bodyFromScaled } from './moments.js';
import type { MeshArrays, TriangleMesh } from './triangle-mesh.js';

export type { MeshProblem };

/**
 * What keeps a mesh from bounding a solid; an empty list for a closed mesh with outward triangles.
 *
 * - empty: no triangles; bad index: a vertex number that is not one;
 * - degenerate: a closed mesh without volume; duplicate: a triangle that is there twice;
 * - open: an edge of one triangle only; non-manifold: an edge of more than two that is not passed
 *   equally often both ways;
 * - inconsistent winding: two triangles run along their edge in the same direction,
 *   so one of them is turned over;
 * - inside-out: closed, but the triangles face inwards, which makes the volume negative.
 *
 * Each reason says what to do. Solids that touch in an edge, a corner or a face are no problem, nor are
 * triangles without area, if the rest is closed with or without them. Surfaces that cut through each other,
 * and parts that are inside-out while the whole is not, are not found.
 *
 * @param mesh vertices in m and triangles, in lists or flat arrays
 * @throws TypeError or RangeError if a vertex is not three finite numbers or a triangle is not three numbers.
 * @example
 * const vertices = [[0, 0, 0], [1, 0, 0], [0, 2, 0], [0, 0, 3]];
 * meshProblems({ vertices, triangles: [[0, 2, 1], [0, 1, 3], [0, 3, 2], [1, 2, 3]] }); // => []
 * meshProblems({ vertices, triangles: [[0, 2, 1], [0, 1, 3], [0, 3, 2], [3, 2, 1]] }).map((p) => p.name);
 * // => ['inconsistent winding']
 */
export function meshProblems(mesh: TriangleMesh): MeshProblem[] {
  return problemsOfMesh(mesh, flatMesh('meshProblems', mesh));
}

/**
 * The mass properties of the solid inside a closed triangle mesh, exact for the polyhedron:
 * sums over the tetrahedra between one vertex and each triangle. Taken from that vertex, not from the origin,
 * the tensor is right to 5e-14 of its largest moment at any offset up to 1e9 sizes.
 *
 * Most of the time goes into grouping the edges to see that the mesh is closed (some 0.1 s for a million
 * triangles, ten times the sums); `solidMeshUnchecked` is the fast form.
 *
 * @param mesh closed, with outward triangles; inner surfaces of holes face into the hole
 * @param heavy exactly one of `mass` in kg and `density` in kg/m³
 * @throws TypeError for anything but a mesh, or unless exactly one of mass and density is given.
 * @throws RangeError for a mesh that bounds no solid, with every problem that `meshProblems` names.
 * @example
 * const vertices = [[0, 0, 0], [1, 0, 0], [0, 2, 0], [0, 0, 3]];
 * const body = solidMesh(
 *   {
 *     vertices,
 *     triangles: [[0, 2, 1], [0, 1, 3], [0, 3, 2], [1, 2, 3]],
 *   },
 *   { density: 1 },
 * );
 * body.mass; // => 1
 * body.com; // => [0.25, 0.5, 0.75]
 * solidMesh({ vertices, triangles: [[0, 2, 1], [0, 1, 3], [0, 3, 2]] }, { density: 1 });
 * // => throws Edge 1-2 belongs to one triangle only
 */
export function solidMesh(mesh: TriangleMesh, heavy: MassOr<'density'>): MassProperties {
  const arrays = flatMesh('solidMesh', mesh);
  const problems = problemsOfMesh(mesh, arrays);
  if (problems.length > 0) {
    const names = problems.map(({ name }) => name).join(', ');
    const reasons = problems.map(({ reason }) => reason).join(' ');
    throw new RangeError(message('solidMesh', 'a closed mesh with outward triangles', names, reasons));
  }
  return solidOf('solidMesh', arrays, heavy);
}

/**
 * The fast form of `solidMesh` for flat arrays. It checks nothing of the mesh: for one that `meshProblems`
 * finds fault with, the result is meaningless.
 *
 * @param mesh flat arrays, closed, with outward triangles
 * @param heavy exactly one of `mass` in kg and `density` in kg/m³
 * @throws TypeError or RangeError unless exactly one of mass and density is given.
 * @example
 * const vertices = Float64Array.of(0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3);
 * const triangles = Uint32Array.of(0, 2, 1, 0, 1, 3, 0, 3, 2, 1, 2, 3);
 * solidMeshUnchecked({ vertices, triangles }, { density: 2 }).mass; // => 2
 */
export function solidMeshUnchecked(mesh: MeshArrays, heavy: MassOr<'density'>): MassProperties {
  return solidOf('solidMeshUnchecked', mesh, heavy);
}

function solidOf(where: string, mesh: MeshArrays, heavy: MassOr<'density'>): MassProperties {
  const scaled = scaledMeshSums(mesh);
  const exponent = -3 * scaled.lengthExponent;
  const mass = massOnly(where, heavy, {
    densityName: 'density',
    content: scaled.sums.mass,
    exponent,
    fix: FIX_OF_MESH,
  });
  return bodyFromScaled(where, scaled, mass);
}
