import { add, cross, dot, scale, subtract } from 'rigid-body-lab';
import type { Mat3, Vec3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Mesh } from '../solution.js';
export {
  brickInertia,
  timesLarger,
  combinedInertia,
  simpleSum,
  meshCentre,
  faceCounts,
  surfaceState,
  canBe,
} from '../solution.js';

/** The fourth point at the centre of the triangle. */
export const declared: Declared = { score: 8.5, diagnosis: 'fourth-point-in-the-triangle' };

function pointInertia(mass: number, r: Vec3): Mat3 {
  const row = (i: number): Vec3 => [0, 1, 2].map((j) => mass * ((i === j ? dot(r, r) : 0) - r[i] * r[j])) as Vec3;
  return [row(0), row(1), row(2)];
}

const sum = (a: Mat3, b: Mat3): Mat3 => [add(a[0], b[0]), add(a[1], b[1]), add(a[2], b[2])];

export function meshInertia({ vertices, triangles }: Mesh, com: Vec3, density: number): Mat3 {
  const tensors = triangles.flatMap((triangle) => {
    const [a, b, c] = triangle.map((k) => subtract(vertices[k], com));
    const fourth = scale(add(a, add(b, c)), 1 / 3);
    return [a, b, c, fourth].map((r) => pointInertia((density * dot(a, cross(b, c))) / 120, r));
  });
  return tensors.reduce(sum);
}
