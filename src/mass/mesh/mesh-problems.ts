/** Whether a triangle mesh bounds a solid. */
import { timesPowerOfTwo } from '../../linear/power-of-two.js';
import type { Problem } from '../../linear/problem.js';
import { unevenEdges } from './mesh-edges.js';
import type { UnevenEdges } from './mesh-edges.js';
import { sizedMesh } from './mesh-size.js';
import { meshSums } from './mesh-sums.js';
import type { MeshArrays, TriangleMesh } from './mesh-types.js';

/** What keeps a triangle mesh from bounding a solid. */
export type MeshProblem = Problem<
  'empty' | 'bad index' | 'degenerate' | 'duplicate' | 'open' | 'non-manifold' | 'inconsistent winding' | 'inside-out'
>;

/**
 * The problems of a mesh in its flat form, with `mesh` for the messages; `meshProblems`
 * in mesh.ts documents them.
 */
export function problemsOfMesh(mesh: TriangleMesh, arrays: MeshArrays): MeshProblem[] {
  if (arrays.triangles.length === 0) {
    return [{ name: 'empty', reason: 'It has no triangles: give the numbers of three vertices for each.' }];
  }
  const bad = badIndex(mesh, arrays);
  if (bad) return [bad];
  const { arrays: sized, exponent } = sizedMesh(arrays);
  const found = surfaceProblems(sized);
  if (found.length > 0) return found;
  const volume = meshSums(sized).sums.mass;
  if (volume > 0) return [];
  if (volume === 0) {
    const reason = 'It encloses no volume: a thin sheet is a polygonPlate or a shellMesh.';
    return [{ name: 'degenerate', reason }];
  }
  const inMetres = timesPowerOfTwo(volume, -3 * exponent).toPrecision(3);
  const reason = `Its triangles face inwards and enclose ${inMetres} m³: exchange two vertices of each.`;
  return [{ name: 'inside-out', reason }];
}

/** What is wrong with an index, if one is. */
export function badIndex(mesh: TriangleMesh, { vertices, triangles }: MeshArrays): MeshProblem | undefined {
  const count = vertices.length / 3;
  const at = triangles.findIndex((index) => index >= count);
  if (at < 0) return undefined;
  const number = Math.floor(at / 3);
  const index = mesh.triangles instanceof Uint32Array ? mesh.triangles[at] : mesh.triangles[number][at % 3];
  const reason = `Triangle ${number} names vertex ${index}; there are ${count}, counted from 0: where a file counts from 1, take 1 away.`;
  return { name: 'bad index', reason };
}

/**
 * Triangles without area may fill the gap between an edge and its halves, or be left over:
 * the mesh is closed with or without.
 */
function surfaceProblems(arrays: MeshArrays): MeshProblem[] {
  const found = edgeProblems(arrays);
  if (found.length === 0) return [];
  const triangles = withArea(arrays);
  if (triangles.length === arrays.triangles.length) return found;
  return edgeProblems({ ...arrays, triangles }).length === 0 ? [] : found;
}

/** Areas below this part of the squared edges are rounding of 0. */
const NO_AREA = 4 * Number.EPSILON;

function withArea({ vertices, triangles }: MeshArrays): Uint32Array {
  const kept = new Uint32Array(triangles.length);
  let count = 0;
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
    if (!(Math.sqrt(nx * nx + ny * ny + nz * nz) > NO_AREA * edges)) continue;
    kept.set(triangles.subarray(t, t + 3), count);
    count += 3;
  }
  return kept.subarray(0, count);
}

function edgeProblems({ vertices, triangles }: MeshArrays): MeshProblem[] {
  const { open, crowded, sameWay, shared } = unevenEdges(triangles, vertices.length / 3);
  const twice = shared > 0 || crowded.count > 0 ? firstTwice(triangles) : undefined;
  return [
    ...(twice ? [{ name: 'duplicate' as const, reason: twice }] : []),
    ...named(
      'open',
      open,
      'belongs to one triangle only',
      'Close the hole; if its neighbour has vertices of its own there, weldVertices(mesh, { tolerance }) joins them.',
    ),
    ...named(
      'non-manifold',
      crowded,
      'is not passed equally often in both directions by its triangles, of which there are more than two',
      'Take away the one that is too many, or add the one that is missing.',
    ),
    ...named(
      'inconsistent winding',
      sameWay,
      'is passed in the same direction by both of its triangles',
      'Exchange two vertices of the one that is turned over.',
    ),
  ];
}

function named(name: MeshProblem['name'], edges: UnevenEdges, what: string, fix: string): MeshProblem[] {
  if (edges.count === 0) return [];
  const all = edges.count === 1 ? '' : `; ${edges.count} edges in all`;
  return [{ name, reason: `Edge ${edges.first.join('-')} ${what}${all}. ${fix}` }];
}

/** The first triangle that is there twice, in the same sense. */
function firstTwice(triangles: Uint32Array): string | undefined {
  const seen = new Map<string, number>();
  for (let t = 0; t < triangles.length; t += 3) {
    const [a, b, c] = triangles.subarray(t, t + 3);
    if (a === b || b === c || c === a) continue;
    const key = a < b && a < c ? `${a} ${b} ${c}` : b < c ? `${b} ${c} ${a}` : `${c} ${a} ${b}`;
    const first = seen.get(key);
    if (first !== undefined) {
      return `Triangles ${first} and ${t / 3} are the same. What is there twice counts twice: take one away.`;
    }
    seen.set(key, t / 3);
  }
  return undefined;
}
