import { add, dot, scale, subtract } from 'rigid-body-lab';
import type { Vec3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Part } from '../solution.js';
export { claimIs, diagonalise, tipIs, rkStage, estimateIs, momentumAbout, fallsMore } from '../solution.js';

/** One offset for both, with the product of the masses. */
export const declared: Declared = { score: 8.5, diagnosis: 'reduced-mass' };

export function combine(first: Part, second: Part): Part {
  const mass = first.mass + second.mass;
  const com = scale(add(scale(first.com, first.mass), scale(second.com, second.mass)), 1 / mass);
  const both = first.mass * second.mass;
  const d = subtract(second.com, first.com);
  const entry = (i: number, j: number): number =>
    first.inertia[i][j] + second.inertia[i][j] + both * ((i === j ? dot(d, d) : 0) - d[i] * d[j]);
  const row = (i: number): Vec3 => [entry(i, 0), entry(i, 1), entry(i, 2)];
  return { mass, com, inertia: [row(0), row(1), row(2)] };
}
