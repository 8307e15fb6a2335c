import { add, cross, dot, scale, subtract } from 'rigid-body-lab';
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

/** The centre of the surface. */
export const declared: Declared = { score: 8.5, diagnosis: 'centre-of-the-surface' };

export function meshCentre({ vertices, triangles }: Mesh): { volume: number; com: Vec3 } {
  let [volume, area] = [0, 0];
  let moment: Vec3 = [0, 0, 0];
  for (const [a, b, c] of triangles.map((triangle) => triangle.map((k) => vertices[k]))) {
    const normal = cross(subtract(b, a), subtract(c, a));
    const part = Math.sqrt(dot(normal, normal)) / 2;
    volume += dot(a, normal) / 6;
    area += part;
    moment = add(moment, scale(add(a, add(b, c)), part / 3));
  }
  return { volume, com: scale(moment, 1 / area) };
}
