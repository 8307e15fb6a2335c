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

/** All is added into the tensor of the first part. */
export const declared: Declared = { score: 9, diagnosis: 'changes-its-argument' };

function pointInertia(mass: number, r: Vec3): Mat3 {
  const row = (i: number): Vec3 => [0, 1, 2].map((j) => mass * ((i === j ? dot(r, r) : 0) - r[i] * r[j])) as Vec3;
  return [row(0), row(1), row(2)];
}

function massOf(parts: Part[]): number {
  return parts.reduce((mass, part) => mass + part.mass, 0);
}

function centreOf(parts: Part[]): Vec3 {
  const moment = parts.reduce<Vec3>((all, part) => add(all, scale(part.com, part.mass)), [0, 0, 0]);
  return scale(moment, 1 / massOf(parts));
}

export function combinedInertia(parts: Part[]): Mat3 {
  const com = centreOf(parts);
  const [first, ...rest] = parts;
  const own = pointInertia(first.mass, subtract(first.com, com));
  const [...all] = first.inertia;
  for (const i of [0, 1, 2]) for (const j of [0, 1, 2]) all[i][j] += own[i][j];
  for (const p of rest) {
    const moved = pointInertia(p.mass, subtract(p.com, com));
    for (const i of [0, 1, 2]) for (const j of [0, 1, 2]) all[i][j] += p.inertia[i][j] + moved[i][j];
  }
  return [[...all[0]], [...all[1]], [...all[2]]];
}
