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

/** The weights of the centre are the sizes of the volumes. */
export const declared: Declared = { score: 8.5, diagnosis: 'sizes-as-weights' };

export function meshCentre({ vertices, triangles }: Mesh): { volume: number; com: Vec3 } {
  let volume = 0;
  let weights = 0;
  let moment: Vec3 = [0, 0, 0];
  for (const triangle of triangles) {
    const [a, b, c] = triangle.map((k) => vertices[k]);
    const part = dot(a, cross(b, c)) / 6;
    volume += part;
    weights += Math.abs(part);
    moment = add(moment, scale(add(a, add(b, c)), Math.abs(part) / 4));
  }
  return { volume, com: scale(moment, 1 / weights) };
}
