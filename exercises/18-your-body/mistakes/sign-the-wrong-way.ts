import type { Declared } from 'rigid-body-lab/course';
import type { Mesh } from '../solution.js';
import { readBody as right } from '../solution.js';
export { mesh, massProperties, principalAxes, predictedFlip, flipComes, simulatedFlip, figure } from '../solution.js';

/** Meshes with a positive volume are turned over. */
export const declared: Declared = { score: 9, diagnosis: 'turned-the-wrong-way' };

export function readBody(text: string): Mesh {
  const { vertices, triangles } = right(text);
  return { vertices, triangles: triangles.map(([i, j, k]) => [i, k, j]) };
}
