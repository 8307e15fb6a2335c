/**
 * What can be put right in a mesh of a file without a guess: narrow gaps, and triangles
 * that face the wrong way.
 */
import { meshProblems } from '@dist/mass/mesh.js';
import type { MeshProblem } from '@dist/mass/mesh.js';
import { weldVertices } from '@dist/mass/triangle-mesh.js';
import type { MeshLists } from '@dist/mass/triangle-mesh.js';

/** How the mesh of a reader becomes one that bounds a solid. */
export interface MeshRepair {
  /** Corners not farther apart than this, in the unit of the file, became one. */
  tolerance?: number;
  /** Triangles that were turned over, by their numbers after that. */
  turned: readonly number[];
}

export interface Repaired {
  mesh: MeshLists;
  repair: MeshRepair;
  /** What is still wrong. */
  problems: MeshProblem[];
}

/** Gaps of these parts of the size of a mesh are closed; wider ones are holes. */
const GAPS = [1e-6, 1e-5, 1e-4];

export function repairMesh(given: MeshLists): Repaired {
  const problems = meshProblems(given);
  const asIs: Repaired = { mesh: given, repair: { turned: [] }, problems };
  if (problems.length === 0) return asIs;
  const welded = has(problems, 'open') ? closedGaps(asIs) : asIs;
  return has(welded.problems, 'inconsistent winding') || has(welded.problems, 'inside-out') ? facing(welded) : welded;
}

const has = (problems: readonly MeshProblem[], name: MeshProblem['name']): boolean =>
  problems.some((problem) => problem.name === name);

/** How far a mesh reaches along x, y and z. */
export function extentOf({ vertices }: MeshLists): [number, number, number] {
  return [0, 1, 2].map((axis) => {
    let [least, most] = [Infinity, -Infinity];
    for (const vertex of vertices) {
      least = Math.min(least, vertex[axis]);
      most = Math.max(most, vertex[axis]);
    }
    return Math.max(0, most - least);
  }) as [number, number, number];
}

function closedGaps(open: Repaired): Repaired {
  const size = Math.max(...extentOf(open.mesh));
  for (const part of GAPS) {
    const tolerance = Number((part * size).toPrecision(2));
    const mesh = weldVertices(open.mesh, { tolerance });
    const problems = meshProblems(mesh);
    if (!['open', 'non-manifold', 'empty', 'degenerate'].some((name) => has(problems, name as MeshProblem['name']))) {
      return { mesh, repair: { tolerance, turned: [] }, problems };
    }
  }
  return open;
}

/**
 * More are not turned: the code that repeats it would be a list of numbers. All of them are said in one line.
 */
const MOST_TURNED = 400;

/** All triangles of a part face as most of them do; if the whole is inside-out then, all are turned. */
function facing({ mesh, repair, problems }: Repaired): Repaired {
  let turned = minority(mesh);
  const outward = withTurned(mesh, turned);
  if (has(meshProblems(outward), 'inside-out')) {
    const own = new Set(turned);
    turned = mesh.triangles.flatMap((_, i) => (own.has(i) ? [] : [i]));
  }
  if (turned.length > MOST_TURNED && turned.length < mesh.triangles.length) return { mesh, repair, problems };
  const result = withTurned(mesh, turned);
  const left = meshProblems(result);
  return left.length === 0
    ? { mesh: result, repair: { ...repair, turned }, problems: left }
    : { mesh, repair, problems };
}

export function withTurned({ vertices, triangles }: MeshLists, turned: readonly number[]): MeshLists {
  const own = new Set(turned);
  return { vertices, triangles: triangles.map(([a, b, c], i) => (own.has(i) ? [a, c, b] : [a, b, c])) };
}

interface Pass {
  triangle: number;
  /** Whether the triangle runs from the lower to the higher vertex. */
  up: boolean;
}

/** The edges of a mesh and the triangles that pass them. */
function passesOf({ vertices, triangles }: MeshLists): Map<number, Pass[]> {
  const passes = new Map<number, Pass[]>();
  triangles.forEach((corners, triangle) => {
    corners.forEach((from, k) => {
      const to = corners[(k + 1) % 3];
      const key = Math.min(from, to) * vertices.length + Math.max(from, to);
      const pass = { triangle, up: from < to };
      const known = passes.get(key);
      if (known) known.push(pass);
      else passes.set(key, [pass]);
    });
  });
  return passes;
}

/** The ends of the edges that belong to one triangle only. */
export function openEdges(mesh: MeshLists): [number, number][] {
  const count = mesh.vertices.length;
  return [...passesOf(mesh)].flatMap(([key, passes]): [number, number][] =>
    passes.length === 1 ? [[Math.floor(key / count), key % count]] : [],
  );
}

/** The triangles that face the other way than most of those that hang together with them. */
export function minority(mesh: MeshLists): number[] {
  const beside: { triangle: number; same: boolean }[][] = mesh.triangles.map(() => []);
  for (const [first, second, third] of passesOf(mesh).values()) {
    if (!(second as Pass | undefined) || (third as Pass | undefined)) continue;
    const same = first.up !== second.up;
    beside[first.triangle].push({ triangle: second.triangle, same });
    beside[second.triangle].push({ triangle: first.triangle, same });
  }
  /** 1 as the first triangle of its part, -1 the other way, 0 not yet reached. */
  const side = new Int8Array(mesh.triangles.length);
  const turned: number[] = [];
  mesh.triangles.forEach((_, start) => {
    if (side[start] !== 0) return;
    side[start] = 1;
    const part = [start];
    for (let i = 0; i < part.length; i++) {
      for (const { triangle, same } of beside[part[i]]) {
        if (side[triangle] !== 0) continue;
        side[triangle] = same ? side[part[i]] : -side[part[i]];
        part.push(triangle);
      }
    }
    const others = part.filter((triangle) => side[triangle] < 0);
    const fewer = 2 * others.length > part.length ? part.filter((triangle) => side[triangle] > 0) : others;
    for (const triangle of fewer) turned.push(triangle);
  });
  return turned.sort((a, b) => a - b);
}
