/** Whether a triangle mesh bounds a solid. */
import { timesPowerOfTwo } from '../../linear/power-of-two.js';
import { sizedMesh } from './mesh-size.js';
import { meshSums } from './mesh-sums.js';
import type { Problem } from '../problem.js';
import type { MeshArrays, TriangleMesh } from '../triangle-mesh.js';

/** What keeps a triangle mesh from bounding a solid. */
export type MeshProblem = Problem<
  'empty' | 'bad index' | 'degenerate' | 'open' | 'non-manifold' | 'inconsistent winding' | 'inside-out'
>;

/** The problems of a mesh in its flat form, with `mesh` for the messages; `meshProblems` in mesh.ts documents them. */
export function problemsOfMesh(mesh: TriangleMesh, arrays: MeshArrays): MeshProblem[] {
  if (arrays.triangles.length === 0) return [{ name: 'empty', reason: 'It has no triangles.' }];
  const bad = badIndex(mesh, arrays);
  if (bad) return [bad];
  const { arrays: sized, exponent } = sizedMesh(arrays);
  const found = [...degenerateTriangles(sized), ...edgeProblems(arrays)];
  if (found.length > 0) return found;
  const volume = meshSums(sized).sums.mass;
  if (volume > 0) return [];
  if (volume === 0) return [{ name: 'degenerate', reason: 'It encloses no volume.' }];
  const inMetres = timesPowerOfTwo(volume, -3 * exponent).toPrecision(3);
  const reason = `Its triangles face inwards and enclose ${inMetres} m³: exchange two vertices of each.`;
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
  const { starts, passes } = passesByLowVertex(triangles, vertices.length / 3);
  const open: Edge[] = [];
  const crowded: Edge[] = [];
  const sameWay: Edge[] = [];
  for (let low = 0; low + 1 < starts.length; low++) {
    const end = starts[low + 1];
    sortRange(passes, starts[low], end);
    for (let i = starts[low]; i < end;) {
      const first = i;
      const high = Math.floor(passes[first] / 2);
      while (i < end && Math.floor(passes[i] / 2) === high) i++;
      const uses = i - first;
      if (uses === 1) open.push([low, high]);
      else if (uses > 2) crowded.push([low, high]);
      else if (passes[first] === passes[first + 1]) sameWay.push([low, high]);
    }
  }
  const named = (name: MeshProblem['name'], edges: Edge[], what: string): MeshProblem[] => {
    if (edges.length === 0) return [];
    return [{ name, reason: `Edge ${edges[0].join('-')} ${what}${inAll(edges.length, 'edges')}` }];
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

/** The two vertices of an edge, the lower number first. */
type Edge = [low: number, high: number];

/**
 * How triangles pass their edges, those with the lower vertex v from `starts[v]` to before `starts[v + 1]`: twice the higher
 * vertex, plus 1 if the pass leads down to v. Grouping takes a third of the time of sorting all edges at once.
 */
function passesByLowVertex(triangles: Uint32Array, count: number): { starts: Uint32Array; passes: Float64Array } {
  const starts = new Uint32Array(count + 1);
  forEachPass(triangles, (from, to) => starts[Math.min(from, to) + 1]++);
  for (let v = 0; v < count; v++) starts[v + 1] += starts[v];
  const next = starts.slice();
  const passes = new Float64Array(starts[count]);
  forEachPass(triangles, (from, to) => {
    if (from < to) passes[next[from]++] = 2 * to;
    else passes[next[to]++] = 2 * from + 1;
  });
  return { starts, passes };
}

function forEachPass(triangles: Uint32Array, visit: (from: number, to: number) => void): void {
  for (let t = 0; t < triangles.length; t += 3) {
    const a = triangles[t];
    const b = triangles[t + 1];
    const c = triangles[t + 2];
    // A triangle that names a vertex twice has been reported, and is a line without sides.
    if (a === b || b === c || c === a) continue;
    visit(a, b);
    visit(b, c);
    visit(c, a);
  }
}

/** Sorts a few numbers in place; a vertex with many edges, the tip of a cone, goes to the library's sort. */
function sortRange(values: Float64Array, start: number, end: number): void {
  if (end - start > 32) {
    values.subarray(start, end).sort();
    return;
  }
  for (let i = start + 1; i < end; i++) {
    const value = values[i];
    let k = i;
    for (; k > start && values[k - 1] > value; k--) values[k] = values[k - 1];
    values[k] = value;
  }
}

function inAll(count: number, what: string): string {
  return count === 1 ? '..' : `; ${String(count)} ${what} in all.`;
}
