/**
 * Triangle meshes for drawing: vertices and triangles with outward winding. Mass properties come
 * from mass/, not from these.
 */
import {
  countField,
  expectOptions,
  numberField,
  functionField,
  matrixField,
  recordField,
  vec3Field,
} from './expect-figure.js';
import type { Vec3 } from '../linear/vec3.js';
import { add, scale } from '../linear/vec3.js';

/** A surface of triangles, each three indices into the vertices, anticlockwise seen from outside. */
export interface DrawnMesh {
  vertices: Vec3[];
  triangles: [number, number, number][];
}

/**
 * A box about the origin with the given full side lengths.
 *
 * @example
 * boxMesh([4, 2, 1]).triangles.length; // => 12
 */
export function boxMesh(size: readonly [number, number, number]): DrawnMesh {
  vec3Field('boxMesh', 'size', size);
  const vertices = Array.from({ length: 8 }, (_, code): Vec3 => [
    (size[0] / 2) * (code & 1 ? 1 : -1),
    (size[1] / 2) * (code & 2 ? 1 : -1),
    (size[2] / 2) * (code & 4 ? 1 : -1),
  ]);
  // Each face as the four corners round it, seen from outside.
  const faces = [
    [0, 4, 6, 2],
    [1, 3, 7, 5],
    [0, 1, 5, 4],
    [2, 6, 7, 3],
    [0, 2, 3, 1],
    [4, 5, 7, 6],
  ] as const;
  return {
    vertices,
    triangles: faces.flatMap(([a, b, c, d]): [number, number, number][] => [
      [a, b, c],
      [a, c, d],
    ]),
  };
}

/**
 * A surface over a rectangular grid of two angles, closed in the second one: spheres, ellipsoids, cylinders.
 *
 * @example
 * revolved((u, v) => [Math.cos(v) * Math.sin(u), Math.sin(v) * Math.sin(u), Math.cos(u)], {
 *   from: 0,
 *   to: Math.PI,
 *   rings: 8,
 *   sectors: 12,
 * }).vertices.length; // => 108
 */
export function revolved(
  point: (u: number, v: number) => Vec3,
  grid: { from: number; to: number; rings: number; sectors: number },
): DrawnMesh {
  functionField('(u, v) => [x, y, z]')('revolved', 'point', point);
  recordField({ from: numberField, to: numberField, rings: countField(1), sectors: countField(3) })(
    'revolved',
    'grid',
    grid,
  );
  return surfaceOf((u, v) => {
    const place = point(u, v);
    vec3Field('revolved', 'point(u, v)', place);
    return place;
  }, grid);
}

/** `revolved` without the checks. */
function surfaceOf(
  point: (u: number, v: number) => Vec3,
  { from, to, rings, sectors }: { from: number; to: number; rings: number; sectors: number },
): DrawnMesh {
  const vertices: Vec3[] = [];
  const triangles: [number, number, number][] = [];
  for (let i = 0; i <= rings; i++) {
    for (let j = 0; j < sectors; j++) {
      vertices.push(point(from + ((to - from) * i) / rings, (2 * Math.PI * j) / sectors));
      if (i === rings) continue;
      const next = (j + 1) % sectors;
      const [a, b] = [i * sectors + j, i * sectors + next];
      triangles.push([a, a + sectors, b], [b, a + sectors, b + sectors]);
    }
  }
  return { vertices, triangles };
}

/**
 * An ellipsoid about the origin; its semi-axes may lie along the columns of a rotation matrix.
 *
 * @example
 * ellipsoidMesh([3, 2, 1]).vertices[0]; // => [0, 0, 1]
 */
export function ellipsoidMesh(
  semiAxes: readonly [number, number, number],
  axes: readonly [Vec3, Vec3, Vec3] = [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
): DrawnMesh {
  vec3Field('ellipsoidMesh', 'semiAxes', semiAxes);
  matrixField('ellipsoidMesh', 'axes', axes);
  const directions = axes.map((axis, k) => scale(axis, semiAxes[k]));
  const point = (u: number, v: number): Vec3 =>
    add(
      add(scale(directions[0], Math.sin(u) * Math.cos(v)), scale(directions[1], Math.sin(u) * Math.sin(v))),
      scale(directions[2], Math.cos(u)),
    );
  return surfaceOf(point, { from: 0, to: Math.PI, rings: 24, sectors: 40 });
}

/**
 * A cylinder about the origin along x, as Chaney's: radius and full length, closed at both ends.
 *
 * @example
 * cylinderMesh({ radius: 1, length: 4 }).vertices[0]; // => [2, 0, 0]
 */
export function cylinderMesh(options: { radius: number; length: number }): DrawnMesh {
  expectOptions('cylinderMesh', options, { radius: numberField, length: numberField });
  const { radius, length } = options;
  // Along the profile: centre of one lid, its rim, the other rim, the other centre.
  const profile = [
    [length / 2, 0],
    [length / 2, radius],
    [-length / 2, radius],
    [-length / 2, 0],
  ] as const;
  return surfaceOf(
    (u, v) => {
      const [x, r] = profile[Math.round(u)];
      return [x, r * Math.cos(v), r * Math.sin(v)];
    },
    { from: 0, to: 3, rings: 3, sectors: 24 },
  );
}
