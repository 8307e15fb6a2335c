import { add, dot, scale, subtract } from 'rigid-body-lab';
import type { Vec3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Part } from '../solution.js';
export { claimIs, diagonalise, tipIs, rkStage, estimateIs, momentumAbout, fallsMore } from '../solution.js';

/** The parallel-axis theorem with one distance for all axes. */
export const declared: Declared = { score: 8.5, diagnosis: 'distance-from-centre' };

export function combine(first: Part, second: Part): Part {
  const mass = first.mass + second.mass;
  const com = scale(add(scale(first.com, first.mass), scale(second.com, second.mass)), 1 / mass);
  const d = subtract(first.com, com);
  const e = subtract(second.com, com);
  const more = first.mass * dot(d, d) + second.mass * dot(e, e);
  const row = (i: number): Vec3 =>
    [0, 1, 2].map((j) => first.inertia[i][j] + second.inertia[i][j] + (i === j ? more : 0)) as Vec3;
  return { mass, com, inertia: [row(0), row(1), row(2)] };
}
