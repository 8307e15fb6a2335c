/** Meshes of any size, brought to one whose volume and moments are doubles. */
import { exponentOf, timesPowerOfTwo } from '../../linear/power-of-two.js';
import type { MeshArrays } from './mesh-types.js';

/**
 * Between these sizes the fifth power of a length, and the fourth of an edge a million times
 * smaller, keep their digits.
 */
const [SMALL, LARGE] = [1e-40, 1e40];

/**
 * The mesh with coordinates relative to its first vertex and times 2^exponent if its size
 * is not near enough to 1.
 */
export function sizedMesh({ vertices, triangles }: MeshArrays): { arrays: MeshArrays; exponent: number } {
  const origin = vertices.subarray(0, 3);
  let size = 0;
  for (let i = 0; i < vertices.length; i++) size = Math.max(size, Math.abs(vertices[i] - origin[i % 3]));
  if (SMALL < size && size < LARGE) return { arrays: { vertices, triangles }, exponent: 0 };
  const exponent = -exponentOf(size);
  const scaled = vertices.map((x, i) => timesPowerOfTwo(x - origin[i % 3], exponent));
  return { arrays: { vertices: scaled, triangles }, exponent };
}
