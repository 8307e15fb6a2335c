/**
 * Closed surfaces of triangles, counter-clockwise as seen from outside, in a unit cube that is
 * then stretched and slanted.
 */
import { vectorFrom } from 'rigid-body-lab/course';

export type Vec3 = [number, number, number];
export type Triangle = [number, number, number];
export interface Mesh {
  vertices: Vec3[];
  triangles: Triangle[];
}

export const turnedOver = ([i, j, k]: Triangle): Triangle => [i, k, j];
/** The same triangle, written from another of its corners. */
export const startingAt = (t: Triangle, first: number): Triangle => vectorFrom((k) => t[(k + first) % 3]);

/** Vertex x + 2 y + 4 z of a brick; the faces at low and high x, y and z. */
const FACES = ['0462', '1375', '0154', '2673', '0231', '4576'];
const brick = (low: number, high: number): Mesh => ({
  vertices: Array.from({ length: 8 }, (_, n) => vectorFrom((k) => ((n >> k) & 1 ? high : low))),
  triangles: FACES.flatMap((face) => {
    const [a, b, c, d] = Array.from(face, Number);
    return [
      [a, b, c],
      [a, c, d],
    ] as Triangle[];
  }),
});
const together = (one: Mesh, other: Mesh): Mesh => ({
  vertices: [...one.vertices, ...other.vertices],
  triangles: [...one.triangles, ...other.triangles.map((t): Triangle => vectorFrom((k) => t[k] + one.vertices.length))],
});
const moved = ({ vertices, triangles }: Mesh, by: (vertex: Vec3, n: number) => Vec3): Mesh => ({
  vertices: vertices.map(by),
  triangles,
});
const cavity = brick(0.2, 0.7);

export const SHAPES = {
  tetrahedron: {
    vertices: [
      [0, 0, 0],
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ],
    triangles: [
      [0, 2, 1],
      [0, 1, 3],
      [0, 3, 2],
      [1, 2, 3],
    ],
  },
  brick: brick(0, 1),
  lump: moved(brick(0, 1), ([x, y, z], n) => [x + (n % 3) / 8, y - (n % 5) / 8, z + (n % 4) / 8]),
  // A prism over an arrowhead: not convex.
  dart: moved(brick(0, 1), ([x, y, z]) => (x + y === 2 ? [0.2, 0.2, z] : [x, y, z])),
  hollow: together(brick(0, 1), { ...cavity, triangles: cavity.triangles.map(turnedOver) }),
  pair: together(
    brick(0, 0.5),
    moved(brick(0.7, 1), ([x, y, z]) => [x, y + 0.5, z]),
  ),
} satisfies Record<string, Mesh>;

export interface Placed {
  shape: keyof typeof SHAPES;
  edges: Vec3;
  shear: Vec3;
  at: Vec3;
  first: number;
}
const typed = (x: number): number => Number(x.toFixed(3)) + 0;
/** The three edges of the cube become (a, 0, 0), (p, b, 0) and (q, r, c). */
export function placedShape({ shape, edges: [a, b, c], shear: [p, q, r], at, first }: Placed): Mesh {
  const { vertices, triangles }: Mesh = SHAPES[shape];
  return {
    vertices: vertices.map(([x, y, z]): Vec3 => {
      const place = [a * x + p * y + q * z, b * y + r * z, c * z];
      return vectorFrom((k) => typed(place[k] + at[k]));
    }),
    triangles: triangles.map((t, n) => startingAt(t, first + n)),
  };
}
