import { add, cross, dot, scale } from 'rigid-body-lab';
import type { Vec3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Mesh } from '../solution.js';
export {
  brickInertia,
  timesLarger,
  combinedInertia,
  simpleSum,
  meshInertia,
  faceCounts,
  surfaceState,
  canBe,
} from '../solution.js';

/** The centre is the mean of the vertices. */
export const declared: Declared = { score: 9.5, diagnosis: 'mean-of-the-vertices' };

export function meshCentre({ vertices, triangles }: Mesh): { volume: number; com: Vec3 } {
  const volumes = triangles.map(([i, j, k]) => dot(vertices[i], cross(vertices[j], vertices[k])) / 6);
  const all = vertices.reduce((a, b) => add(a, b));
  return { volume: volumes.reduce((a, b) => a + b), com: scale(all, 1 / vertices.length) };
}
