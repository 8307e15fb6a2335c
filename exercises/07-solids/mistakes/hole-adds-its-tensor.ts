import { add, dot, scale, subtract } from 'rigid-body-lab';
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

/** The signs of the tensor of a hole are changed back. */
export const declared: Declared = { score: 8.5, diagnosis: 'hole-adds-its-own-tensor' };

function pointInertia(m: number, r: Vec3): Mat3 {
  const row = (i: number): Vec3 => [0, 1, 2].map((j) => m * ((i === j ? dot(r, r) : 0) - r[i] * r[j])) as Vec3;
  return [row(0), row(1), row(2)];
}

const sum = (a: Mat3, b: Mat3): Mat3 => [add(a[0], b[0]), add(a[1], b[1]), add(a[2], b[2])];

export function combinedInertia(parts: Part[]): Mat3 {
  const total = parts.map((p) => p.mass).reduce((a, b) => a + b);
  const moment = parts.map((p) => scale(p.com, p.mass)).reduce((a, b) => add(a, b));
  const com = scale(moment, 1 / total);
  const all = parts.map(({ mass, com: at, inertia }) => {
    const own = inertia.map((row) => scale(row, mass < 0 ? -1 : 1)) as Mat3;
    return sum(own, pointInertia(mass, subtract(at, com)));
  });
  return all.reduce(sum);
}
