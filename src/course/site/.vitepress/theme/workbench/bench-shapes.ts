/** How the solids of the workbench look: meshes for drawing, in the axes of their library functions. */
import { boxMesh, revolved } from '@dist/figures/shapes.js';
import type { DrawnMesh } from '@dist/figures/shapes.js';
import type { Vec3 } from '@dist/linear/vec3.js';

/** A point of a profile: its distance from the axis and its height on it. */
type ProfilePoint = readonly [radius: number, height: number];

const SECTORS = 32;
/** Points of half a circle. */
const ARC = 16;
/** A thin body is drawn this thick, in parts of its size. */
const THIN = 0.03;

/** The surface that a profile sweeps about z. Seen with the axis to its left, the profile runs downwards. */
export function turnedShape(profile: readonly ProfilePoint[]): DrawnMesh {
  const point = (u: number, v: number): Vec3 => {
    const [r, z] = profile[Math.round(u)];
    return [r * Math.cos(v), r * Math.sin(v), z];
  };
  const last = profile.length - 1;
  return revolved(point, { from: 0, to: last, rings: last, sectors: SECTORS });
}

/** A part of a circle about a point of the axis, from one polar angle to another. */
function arc(radius: number, centre: number, from: number, to: number): ProfilePoint[] {
  return Array.from({ length: ARC + 1 }, (_, k) => {
    const angle = from + ((to - from) * k) / ARC;
    return [radius * Math.sin(angle), centre + radius * Math.cos(angle)];
  });
}

export const ballShape = (radius: number): DrawnMesh => turnedShape(arc(radius, 0, 0, Math.PI));

export const cylinderShape = (radius: number, length: number): DrawnMesh => tubeShape(radius, 0, length);

export const tubeShape = (outer: number, inner: number, length: number): DrawnMesh =>
  turnedShape([
    [inner, length / 2],
    [outer, length / 2],
    [outer, -length / 2],
    [inner, -length / 2],
    ...(inner > 0 ? [[inner, length / 2] as const] : []),
  ]);

export const coneShape = (radius: number, height: number): DrawnMesh =>
  turnedShape([
    [0, height],
    [radius, 0],
    [0, 0],
  ]);

export const capsuleShape = (radius: number, length: number): DrawnMesh =>
  turnedShape([...arc(radius, length / 2, 0, Math.PI / 2), ...arc(radius, -length / 2, Math.PI / 2, Math.PI)]);

export function ellipsoidShape(size: readonly [number, number, number]): DrawnMesh {
  const { vertices, triangles } = ballShape(0.5);
  return { vertices: vertices.map(([x, y, z]) => [size[0] * x, size[1] * y, size[2] * z]), triangles };
}

export const rodShape = (length: number): DrawnMesh => cylinderShape((THIN / 2) * length, length);

export const discShape = (radius: number): DrawnMesh => cylinderShape(radius, THIN * radius);

export const plateShape = (x: number, y: number): DrawnMesh => boxMesh([x, y, THIN * Math.max(x, y)]);

export function ringShape(radius: number): DrawnMesh {
  const wire = THIN * radius;
  return turnedShape(
    Array.from({ length: ARC + 1 }, (_, k) => {
      const angle = (2 * Math.PI * k) / ARC;
      return [radius + wire * Math.sin(angle), wire * Math.cos(angle)];
    }),
  );
}

/**
 * The shape turned as the option `axis` of the library turns a solid: x → y → z → x,
 * until z lies on the axis.
 */
export function alongAxis({ vertices, triangles }: DrawnMesh, axis: 'x' | 'y' | 'z'): DrawnMesh {
  const turn = {
    z: ([x, y, z]: Vec3) => [x, y, z],
    x: ([x, y, z]: Vec3) => [z, x, y],
    y: ([x, y, z]: Vec3) => [y, z, x],
  };
  return { vertices: vertices.map((v) => turn[axis](v) as Vec3), triangles };
}

export const movedShape = ({ vertices, triangles }: DrawnMesh, [a, b, c]: Vec3): DrawnMesh => ({
  vertices: vertices.map(([x, y, z]) => [x + a, y + b, z + c]),
  triangles,
});

/** Several shapes as one. */
export function joinedShapes(...shapes: readonly DrawnMesh[]): DrawnMesh {
  const all: DrawnMesh = { vertices: [], triangles: [] };
  for (const { vertices, triangles } of shapes) {
    const first = all.vertices.length;
    all.vertices.push(...vertices);
    all.triangles.push(...triangles.map(([a, b, c]): [number, number, number] => [a + first, b + first, c + first]));
  }
  return all;
}
