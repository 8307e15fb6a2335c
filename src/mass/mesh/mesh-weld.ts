/** Joining vertices that are at one place. */
import type { ReadonlyVec3, Vec3 } from '../../linear/vec3.js';
import type { Triangle } from '../polygon-plane.js';
import type { MeshLists } from './mesh-types.js';

/** Cells of the grid, in tolerances: large enough that most vertices look into one cell only. */
const CELL = 8;

/**
 * Each vertex becomes the first one before it that is not farther away than the tolerance, if there is one.
 * Triangles that then name a vertex twice go: they have no area, and their neighbours now share an edge.
 */
export function weld(
  mesh: { readonly vertices: readonly ReadonlyVec3[]; readonly triangles: readonly Readonly<Triangle>[] },
  tolerance: number,
): MeshLists {
  const { vertices, welded } = tolerance > 0 ? joinNear(mesh.vertices, tolerance) : joinEqual(mesh.vertices);
  const triangles = mesh.triangles
    .map(([a, b, c]): Triangle => [welded[a], welded[b], welded[c]])
    .filter(([a, b, c]) => a !== b && b !== c && c !== a);
  return { vertices, triangles };
}

interface Joined {
  vertices: Vec3[];
  /** The new number of each vertex. */
  welded: number[];
}

function joinEqual(given: readonly ReadonlyVec3[]): Joined {
  const numbers = new Map<string, number>();
  const vertices: Vec3[] = [];
  const welded = given.map(([x, y, z]) => {
    // The text of a number is unique to its value, and the same for 0 and -0.
    const key = `${x},${y},${z}`;
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, vertices.length);
    return vertices.push([x, y, z]) - 1;
  });
  return { vertices, welded };
}

/**
 * A vertex that stays is entered in the cell that it lies in; a later one looks into the
 * cells that it may reach.
 */
function joinNear(given: readonly ReadonlyVec3[], tolerance: number): Joined {
  const cells = new Map<string, number[]>();
  const vertices: Vec3[] = [];
  const size = CELL * tolerance;
  const cellOf = (x: number): number => Math.floor(x / size);
  const reach = (x: number): number[] => {
    const [low, high] = [cellOf(x - tolerance), cellOf(x + tolerance)];
    return low === high ? [low] : [low, high];
  };
  const welded = given.map(([x, y, z]) => {
    for (const i of reach(x)) {
      for (const j of reach(y)) {
        for (const k of reach(z)) {
          const near = cells.get(`${i},${j},${k}`)?.find((number) => {
            const [a, b, c] = vertices[number];
            return Math.hypot(a - x, b - y, c - z) <= tolerance;
          });
          if (near !== undefined) return near;
        }
      }
    }
    const key = `${cellOf(x)},${cellOf(y)},${cellOf(z)}`;
    const cell = cells.get(key);
    const number = vertices.push([x, y, z]) - 1;
    if (cell) cell.push(number);
    else cells.set(key, [number]);
    return number;
  });
  return { vertices, welded };
}
