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

/** The parts are points. */
export const declared: Declared = { score: 7.5, diagnosis: 'parts-taken-for-points' };

function pointInertia(mass: number, r: Vec3): Mat3 {
  const row = (i: number): Vec3 => [0, 1, 2].map((j) => mass * ((i === j ? dot(r, r) : 0) - r[i] * r[j])) as Vec3;
  return [row(0), row(1), row(2)];
}

const sum = (a: Mat3, b: Mat3): Mat3 => [add(a[0], b[0]), add(a[1], b[1]), add(a[2], b[2])];

function massOf(parts: Part[]): number {
  return parts.reduce((mass, part) => mass + part.mass, 0);
}

function centreOf(parts: Part[]): Vec3 {
  const moment = parts.reduce<Vec3>((all, part) => add(all, scale(part.com, part.mass)), [0, 0, 0]);
  return scale(moment, 1 / massOf(parts));
}

export function combinedInertia(parts: Part[]): Mat3 {
  const com = centreOf(parts);
  return parts.map((p) => pointInertia(p.mass, subtract(p.com, com))).reduce(sum);
}
