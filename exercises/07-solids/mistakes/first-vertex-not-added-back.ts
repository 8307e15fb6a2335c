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

/** Measured from the first vertex, which is not added at the end. */
export const declared: Declared = { score: 8.5, diagnosis: 'measured-from-a-vertex' };

export function meshCentre({ vertices, triangles }: Mesh): { volume: number; com: Vec3 } {
  let volume = 0;
  let moment: Vec3 = [0, 0, 0];
  for (const triangle of triangles) {
    const [a, b, c] = triangle.map((k) => subtract(vertices[k], vertices[0]));
    const v = dot(a, cross(b, c)) / 6;
    volume += v;
    moment = add(moment, scale(add(a, add(b, c)), v / 4));
  }
  return { volume, com: scale(moment, 1 / volume) };
}
