import { cross, dot, scale } from 'rigid-body-lab';
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

/** The sum is kept between the calls. */
export const declared: Declared = { score: 9.5, diagnosis: 'wrong-from-the-second-call' };

const moment: Vec3 = [0, 0, 0];

export function meshCentre({ vertices, triangles }: Mesh): { volume: number; com: Vec3 } {
  let volume = 0;
  for (const triangle of triangles) {
    const [a, b, c] = triangle.map((k) => vertices[k]);
    const part = dot(a, cross(b, c)) / 6;
    volume += part;
    for (const k of [0, 1, 2]) moment[k] += (part * (a[k] + b[k] + c[k])) / 4;
  }
  return { volume, com: scale(moment, 1 / volume) };
}
