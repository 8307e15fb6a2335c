/**
 * Mesh files for the tests of the workbench, made here, with mass properties from closed
 * forms or another formulation.
 */
import type { MassProperties, MeshLists, Triangle, Vec3 } from 'rigid-body-lab';
import { triangulate } from 'rigid-body-lab';
import type { SolidFile } from '../../../../../src/course/site/.vitepress/theme/workbench/mesh-file.js';
import { isSolid, readMeshFile } from '../../../../../src/course/site/.vitepress/theme/workbench/mesh-file.js';

/** A prism over a plane outline, anticlockwise, between two heights. */
export function prism(outline: readonly (readonly [number, number])[], low: number, high: number): MeshLists {
  const n = outline.length;
  const at = (z: number): Vec3[] => outline.map(([x, y]) => [x, y, z]);
  const lid = triangulate(at(0));
  const sides = outline.flatMap((_, k): Triangle[] => {
    const next = (k + 1) % n;
    return [
      [k, next, n + next],
      [k, n + next, n + k],
    ];
  });
  return {
    vertices: [...at(low), ...at(high)],
    triangles: [
      ...lid.map(([a, b, c]): Triangle => [a, c, b]),
      ...lid.map(([a, b, c]): Triangle => [a + n, b + n, c + n]),
      ...sides,
    ],
  };
}

/** The same prism by Green's theorem over its outline: no triangle, no tetrahedron. */
export function prismByOutline(
  outline: readonly (readonly [number, number])[],
  { low, high, density }: { low: number; high: number; density: number },
): MassProperties {
  let [area, x, y, xx, yy, xy] = [0, 0, 0, 0, 0, 0];
  outline.forEach(([a, b], k) => {
    const [c, d] = outline[(k + 1) % outline.length];
    const w = a * d - c * b;
    area += w / 2;
    x += (w * (a + c)) / 6;
    y += (w * (b + d)) / 6;
    xx += (w * (a * a + a * c + c * c)) / 12;
    yy += (w * (b * b + b * d + d * d)) / 12;
    xy += (w * (a * d + 2 * a * b + 2 * c * d + c * b)) / 24;
  });
  const [height, mass] = [high - low, density * area * (high - low)];
  const [mx, my] = [x / area, y / area];
  const [sx, sy, sz, p] = [xx / area - mx * mx, yy / area - my * my, (height * height) / 12, xy / area - mx * my];
  return {
    mass,
    com: [mx, my, (low + high) / 2],
    inertia: [
      [mass * (sy + sz), -mass * p, 0],
      [-mass * p, mass * (sx + sz), 0],
      [0, 0, mass * (sx + sy)],
    ],
  };
}

/** A bracket of two arms, in mm. */
export const BRACKET: readonly (readonly [number, number])[] = [
  [0, 0],
  [80, 0],
  [80, 12],
  [10, 12],
  [10, 50],
  [0, 50],
];

/** A wheel with teeth, one of them missing, in mm: no two of its moments agree. */
export const GEAR: readonly (readonly [number, number])[] = Array.from({ length: 48 }, (_, k) => {
  const angle = (2 * Math.PI * k) / 48;
  const r = k % 4 < 2 && k > 4 ? 20 : 16;
  return [r * Math.cos(angle), r * Math.sin(angle)] as const;
});

/** The corner of a brick that a plane cuts off: V = abc / 6, and the moments of its closed form. */
export function corner([a, b, c]: Vec3): MeshLists {
  return {
    vertices: [
      [0, 0, 0],
      [a, 0, 0],
      [0, b, 0],
      [0, 0, c],
    ],
    triangles: [
      [0, 2, 1],
      [0, 1, 3],
      [0, 3, 2],
      [1, 2, 3],
    ],
  };
}

export function cornerByFormula([a, b, c]: Vec3, density: number): MassProperties {
  const mass = (density * a * b * c) / 6;
  const moment = (p: number, q: number): number => (3 / 80) * mass * (p * p + q * q);
  const product = (p: number, q: number): number => (mass * p * q) / 80;
  return {
    mass,
    com: [a / 4, b / 4, c / 4],
    inertia: [
      [moment(b, c), product(a, b), product(a, c)],
      [product(a, b), moment(c, a), product(b, c)],
      [product(a, c), product(b, c), moment(a, b)],
    ],
  };
}

/** Reads a file that must be a solid. */
export function solidFile(name: string, file: Uint8Array): SolidFile {
  const result = readMeshFile(name, file);
  if (!isSolid(result)) throw new Error(JSON.stringify(result));
  return result;
}
