/** What the checks hand in, and what is right: by other ways than the solution's. */
import { cross, dot, matrixFrom, minus, multiple, plus, total, vectorFrom } from 'rigid-body-lab/course';
import type { Matrix3, Variant } from 'rigid-body-lab/course';
import { SHAPES, placedShape, startingAt, turnedOver } from './shapes.js';
import type { Mesh, Triangle, Vec3 } from './shapes.js';

export type { Mesh, Triangle, Vec3 };
export type Mat3 = Matrix3;
export interface Part {
  mass: number;
  com: Vec3;
  inertia: Mat3;
}
/** What the tasks hand to the student's functions. */
export interface Brick {
  size: Vec3;
  mass: number;
}
export interface Parts {
  parts: Part[];
}
export interface Solid {
  mesh: Mesh;
  com: Vec3;
  density: number;
}
export interface Surface {
  triangles: Triangle[];
  volume: number;
}
export interface Inputs extends Parts {
  brick: Brick;
  share: number;
  solid: Solid;
  shift: Vec3;
  surfaces: Surface[];
  bounding: Surface;
  omega: Vec3;
}

const nothing = (): Mat3 => matrixFrom(() => 0);
export const sumOf = (a: Mat3, b: Mat3): Mat3 => matrixFrom((i, j) => a[i][j] + b[i][j]);
/** The tensor of one point, column by column: L = m r x (ω x r) for a unit ω along each axis. */
export function tensorOfPoint(mass: number, r: readonly number[]): Mat3 {
  const columns = [0, 1, 2].map((k) =>
    cross(
      r,
      cross(
        vectorFrom((i) => (i === k ? mass : 0)),
        r,
      ),
    ),
  );
  return matrixFrom((i, j) => columns[j][i]);
}

/** A solid brick has a third of the moments of the same mass in its eight corners. */
export function brickOf({ size, mass }: Brick): Mat3 {
  const corners = Array.from({ length: 8 }, (_, n) => size.map((edge, k) => ((n >> k) & 1 ? edge : -edge) / 2));
  return corners.map((corner) => tensorOfPoint(mass / 24, corner)).reduce(sumOf);
}

/** The centre of masses that may be negative, from the place of the first. */
export function centreOf(points: readonly { mass: number; at: readonly number[] }[]): Vec3 {
  const [{ at: from }] = points;
  const mass = total(points.map((p) => p.mass));
  return vectorFrom((k) => from[k] + total(points.map(({ mass: m, at }) => m * (at[k] - from[k]))) / mass);
}
export const commonCentre = ({ parts }: Parts): Vec3 => centreOf(parts.map(({ mass, com }) => ({ mass, at: com })));
/** The angular momentum of the whole for a unit ω along each axis, part by part. */
export function combinedOf({ parts }: Parts): Mat3 {
  const com = commonCentre({ parts });
  return parts
    .map((part) => sumOf(part.inertia, tensorOfPoint(part.mass, minus(part.com, com))))
    .reduce(sumOf, nothing());
}

/** The signed volume between a point and a triangle, by the mixed product of what leads from that point. */
export const spanned = (a: readonly number[], b: readonly number[], c: readonly number[]): number =>
  dot(a, cross(b, c)) / 6;
/** Triangles as three places, measured from a point. */
export const cornersFrom = ({ vertices, triangles }: Mesh, from: readonly number[]): number[][][] =>
  triangles.map((triangle) => triangle.map((k) => minus(vertices[k], from)));

/**
 * Point masses with the mass, centre and tensor of the solid: of a tetrahedron, a twentieth in each
 * corner and four fifths in the centre. All tetrahedra begin at the first vertex of the mesh,
 * so the origin plays no part.
 */
function pointsLike(mesh: Mesh): { mass: number; at: number[] }[] {
  const [first] = mesh.vertices;
  return cornersFrom(mesh, first).flatMap(([a, b, c]) => {
    const volume = spanned(a, b, c);
    const middle = multiple(plus(a, plus(b, c)), 1 / 4);
    return [
      ...[[0, 0, 0], a, b, c].map((at) => ({ mass: volume / 20, at: plus(first, at) })),
      { mass: volume * 0.8, at: plus(first, middle) },
    ];
  });
}
export function centreOfMesh(mesh: Mesh): { volume: number; com: Vec3 } {
  const points = pointsLike(mesh);
  return { volume: total(points.map(({ mass }) => mass)), com: centreOf([{ mass: 0, at: points[0].at }, ...points]) };
}
export const tensorOfSolid = ({ mesh, com, density }: Solid): Mat3 =>
  pointsLike(mesh)
    .map(({ mass, at }) => tensorOfPoint(density * mass, minus(at, com)))
    .reduce(sumOf);

export const STATES = ['solid', 'open', 'mixed', 'inside out'] as const;
export type State = (typeof STATES)[number];
/**
 * Undirected edges first, then directions: as a table of how often each edge is passed upwards and downwards.
 */
export function stateOf({ triangles, volume }: Surface): State {
  const passes = new Map<string, [number, number]>();
  for (const [i, j, k] of triangles) {
    for (const [from, to] of [
      [i, j],
      [j, k],
      [k, i],
    ]) {
      const name = `${Math.min(from, to)} ${Math.max(from, to)}`;
      const [up, down] = passes.get(name) ?? [0, 0];
      passes.set(name, from < to ? [up + 1, down] : [up, down + 1]);
    }
  }
  const all = [...passes.values()];
  if (all.some(([up, down]) => up + down < 2)) return 'open';
  if (all.some(([up, down]) => up !== down)) return 'mixed';
  return volume < 0 ? 'inside out' : 'solid';
}

/** A body's tensor from Σ m x², Σ m y², Σ m z² and what the products are of the most that they can be. */
export const tensorFrom = (spread: Vec3, products: Vec3): Mat3 =>
  matrixFrom((i, j) =>
    i === j ? total(spread) - spread[i] : 0 - products[3 - i - j] * Math.min(spread[i], spread[j]),
  );
/** As one would type it. */
export const typed = (x: number): number => Number(x.toFixed(6));
const typedTensor = (m: Mat3): Mat3 => matrixFrom((i, j) => typed(m[i][j]));

/** Far from 0 and 1, where mistakes look right; a body without symmetry, away from the origin. */
export function draw(variant: Variant): Inputs {
  const number = (low: number, high: number): number => variant.number(low, high);
  const part = (mass: number, com: Vec3): Part => ({
    mass,
    com,
    inertia: typedTensor(
      tensorFrom([number(2, 3), number(4, 5), number(6, 8)], [number(0.2, 0.4), number(-0.4, -0.2), number(0.1, 0.3)]),
    ),
  });
  const mesh = placedShape({
    shape: 'tetrahedron',
    edges: [number(2, 3), number(3, 4), number(1.5, 1.9)],
    shear: [number(0.3, 0.9), -number(0.3, 0.9), number(0.2, 0.5)],
    at: [number(2, 4), -number(3, 5), number(5, 7)],
    first: variant.integer(0, 2),
  });
  const cube = SHAPES.brick.triangles.map((triangle) => startingAt(triangle, variant.integer(0, 2)));
  // Away from the first triangle and its neighbours: one edge does not tell.
  const at = variant.integer(6, 10);
  const faulty = [
    cube,
    cube.filter((_t, n) => n !== at),
    cube.map((t, n) => (n === at ? turnedOver(t) : t)),
    cube.map(turnedOver),
  ];
  const surfaces = faulty.map((triangles, n) => ({ triangles, volume: n === 3 ? -number(2, 5) : number(2, 5) }));
  const first = variant.integer(1, 3);
  return {
    brick: { size: [number(3, 5), number(1.2, 1.9), number(2.2, 2.8)], mass: number(6, 9) },
    share: number(0.2, 0.4),
    parts: [
      part(number(2, 3), [number(1, 3), -number(2, 4), number(4, 6)]),
      part(number(4, 6), [-number(3, 5), number(5, 7), number(1, 2)]),
      part(number(7, 9), [number(4, 6), number(1, 3), -number(2, 4)]),
    ],
    solid: { mesh, com: centreOfMesh(mesh).com, density: number(2, 4) },
    shift: [number(20, 30), -number(30, 40), number(10, 20)],
    surfaces: [...surfaces.slice(first), ...surfaces.slice(0, first)],
    bounding: surfaces[0],
    omega: variant.vector(0.5, 2),
  };
}
