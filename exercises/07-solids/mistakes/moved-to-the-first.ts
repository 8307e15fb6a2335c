import { add, dot, subtract } from 'rigid-body-lab';
import type { Mat3, Vec3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Part } from '../solution.js';
export {
  brickInertia,
  timesLarger,
  simpleSum,
  meshCentre,
  meshInertia,
  faceCounts,
  surfaceState,
  canBe,
} from '../solution.js';

/** All parts are moved to the first. */
export const declared: Declared = { score: 7.5, diagnosis: 'shifted-to-the-first-part' };

function pointInertia(mass: number, r: Vec3): Mat3 {
  const row = (i: number): Vec3 => [0, 1, 2].map((j) => mass * ((i === j ? dot(r, r) : 0) - r[i] * r[j])) as Vec3;
  return [row(0), row(1), row(2)];
}

const sum = (a: Mat3, b: Mat3): Mat3 => [add(a[0], b[0]), add(a[1], b[1]), add(a[2], b[2])];

export function combinedInertia(parts: Part[]): Mat3 {
  return parts.map((p) => sum(p.inertia, pointInertia(p.mass, subtract(p.com, parts[0].com)))).reduce(sum);
}
