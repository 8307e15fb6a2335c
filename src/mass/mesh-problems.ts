/** Whether a triangle mesh bounds a solid. */
import { meshSums } from './mesh-sums.js';
import type { Problem } from './problem.js';
import type { MeshArrays, TriangleMesh } from './triangle-mesh.js';

/** What keeps a triangle mesh from bounding a solid. */
export type MeshProblem = Problem<
  'empty' | 'bad index' | 'degenerate' | 'open' | 'non-manifold' | 'inconsistent winding' | 'inside-out'
>;

/** The problems of a mesh in its flat form, with `mesh` for the messages; `meshProblems` in mesh.ts documents them. */
export function problemsOfMesh(mesh: TriangleMesh, arrays: MeshArrays): MeshProblem[] {
  if (arrays.triangles.length === 0) return [{ name: 'empty', reason: 'It has no triangles.' }];
  const bad = badIndex(mesh, arrays);
  if (bad) return [bad];
  const found = [...degenerateTriangles(arrays), ...edgeProblems(arrays)];
  if (found.length > 0) return found;
  const volume = meshSums(arrays).sums.mass;
  if (volume > 0) return [];
  if (volume === 0) return [{ name: 'degenerate', reason: 'It encloses no volume.' }];
  const reason = `Its triangles face inwards and enclose ${volume.toPrecision(3)} m³: exchange two vertices of each.`;
  return [{ name: 'inside-out', reason }];
}

function badIndex(mesh: TriangleMesh, { vertices, triangles }: MeshArrays): MeshProblem | undefined {
  const count = vertices.length / 3;
  const at = triangles.findIndex((index) => index >= count);
  if (at < 0) return undefined;
  const number = Math.floor(at / 3);
  const index = mesh.triangles instanceof Uint32Array ? mesh.triangles[at] : mesh.triangles[number][at % 3];
  const reason = `Triangle ${String(number)} names vertex ${String(index)}; there are ${String(count)}, counted from 0.`;
  return { name: 'bad index', reason };
}

/** Areas below this part of the squared edges are rounding of 0. */
const NO_AREA = 4 * Number.EPSILON;

function degenerateTriangles({ vertices, triangles }: MeshArrays): MeshProblem[] {
  const degenerate: number[] = [];
  for (let t = 0; t < triangles.length; t += 3) {
    const [a, b, c] = [3 * triangles[t], 3 * triangles[t + 1], 3 * triangles[t + 2]];
    const [ux, uy, uz] = [
      vertices[b] - vertices[a],
      vertices[b + 1] - vertices[a + 1],
      vertices[b + 2] - vertices[a + 2],
    ];
    const [vx, vy, vz] = [
      vertices[c] - vertices[a],
      vertices[c + 1] - vertices[a + 1],
      vertices[c + 2] - vertices[a + 2],
    ];
    const [nx, ny, nz] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
    const edges = ux * ux + uy * uy + uz * uz + vx * vx + vy * vy + vz * vz;
    if (!(Math.sqrt(nx * nx + ny * ny + nz * nz) > NO_AREA * edges)) degenerate.push(t / 3);
  }
  if (degenerate.length === 0) return [];
  const reason = `Triangle ${String(degenerate[0])} has no area${inAll(degenerate.length, 'triangles')}`;
  return [{ name: 'degenerate', reason }];
}

/** In a closed surface of one side, each edge is passed exactly once in either direction. */
function edgeProblems({ vertices, triangles }: MeshArrays): MeshProblem[] {
  const count = vertices.length / 3;
  const [upward, downward] = sortedEdges(triangles, count);
  const open: number[] = [];
  const crowded: number[] = [];
  const sameWay: number[] = [];
  let u = 0;
  let d = 0;
  while (u < upward.length || d < downward.length) {
    const edge = Math.min(upward[u] ?? Infinity, downward[d] ?? Infinity);
    const [u0, d0] = [u, d];
    while (upward[u] === edge) u++;
    while (downward[d] === edge) d++;
    const uses = u - u0 + (d - d0);
    if (uses === 1) open.push(edge);
    else if (uses > 2) crowded.push(edge);
    else if (u - u0 !== 1) sameWay.push(edge);
  }
  const named = (name: MeshProblem['name'], edges: number[], what: string): MeshProblem[] => {
    if (edges.length === 0) return [];
    const ends = `${String(Math.floor(edges[0] / count))}-${String(edges[0] % count)}`;
    return [{ name, reason: `Edge ${ends} ${what}${inAll(edges.length, 'edges')}` }];
  };
  return [
    ...named(
      'open',
      open,
      'belongs to one triangle only (if its neighbour has vertices of its own there, weldVertices joins them)',
    ),
    ...named('non-manifold', crowded, 'belongs to more than two triangles'),
    ...named('inconsistent winding', sameWay, 'is passed in the same direction by both of its triangles'),
  ];
}

/** All edges as `low * count + high`, sorted: those that triangles pass from the low vertex to the high, and the others. */
function sortedEdges(triangles: Uint32Array, count: number): [Float64Array, Float64Array] {
  const upward = new Float64Array(triangles.length);
  const downward = new Float64Array(triangles.length);
  let u = 0;
  let d = 0;
  const add = (from: number, to: number): void => {
    if (from < to) upward[u++] = from * count + to;
    else downward[d++] = to * count + from;
  };
  for (let t = 0; t < triangles.length; t += 3) {
    const [a, b, c] = [triangles[t], triangles[t + 1], triangles[t + 2]];
    // A triangle that names a vertex twice has been reported, and is a line without sides.
    if (a === b || b === c || c === a) continue;
    add(a, b);
    add(b, c);
    add(c, a);
  }
  return [upward.subarray(0, u).sort(), downward.subarray(0, d).sort()];
}

function inAll(count: number, what: string): string {
  return count === 1 ? '.' : `; ${String(count)} ${what} in all.`;
}
