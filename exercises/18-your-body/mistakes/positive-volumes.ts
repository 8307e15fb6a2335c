import { cross, dot } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Mesh } from '../solution.js';
import { massProperties as right } from '../solution.js';
export { mesh, readBody, principalAxes, predictedFlip, flipComes, simulatedFlip, figure } from '../solution.js';

/** All volumes are taken as positive in the mass. */
export const declared: Declared = { score: 9, diagnosis: 'volumes-are-positive' };

export function massProperties({ vertices, triangles }: Mesh, density: number): ReturnType<typeof right> {
  const sizes = triangles.map(([i, j, k]) => Math.abs(dot(vertices[i], cross(vertices[j], vertices[k]))) / 6);
  return { ...right({ vertices, triangles }, density), mass: density * sizes.reduce((a, b) => a + b) };
}
