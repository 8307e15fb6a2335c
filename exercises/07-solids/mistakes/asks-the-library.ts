import { combine, meshProblems, solidBox, solidMesh } from 'rigid-body-lab';
import type { Mat3, Vec3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Mesh, Part, Surface, Triangle } from '../solution.js';
export { timesLarger, simpleSum, faceCounts, canBe } from '../solution.js';

/** The library is asked for the answer: the file is not accepted. */
export const declared: Declared = { score: 0, diagnosis: null };

export function brickInertia(size: Vec3, mass: number): Mat3 {
  return solidBox({ size, mass }).inertia;
}

export function combinedInertia(parts: Part[]): Mat3 {
  return combine(...parts).inertia;
}

export function meshCentre(mesh: Mesh): { volume: number; com: Vec3 } {
  const { mass, com } = solidMesh(mesh, { density: 1 });
  return { volume: mass, com };
}

export function meshInertia(mesh: Mesh, _com: Vec3, density: number): Mat3 {
  return solidMesh(mesh, { density }).inertia;
}

export function surfaceState(triangles: Triangle[]): Surface {
  const vertices = Array.from({ length: 24 }, (_, k): Vec3 => [k, k * k, k ** 3]);
  return meshProblems({ vertices, triangles }).length > 0 ? 'open' : 'solid';
}
