import { add, dot, scale, subtract } from 'rigid-body-lab';
import type { Vec3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Part } from '../solution.js';
export { claimIs, diagonalise, tipIs, rkStage, estimateIs, momentumAbout, fallsMore } from '../solution.js';

/** The products of the offset with a plus. */
export const declared: Declared = { score: 8.5, diagnosis: 'products-carry-plus' };

export function combine(first: Part, second: Part): Part {
  const mass = first.mass + second.mass;
  const com = scale(add(scale(first.com, first.mass), scale(second.com, second.mass)), 1 / mass);
  const offset = (part: Part, i: number, j: number): number => {
    const d = subtract(part.com, com);
    return part.mass * (i === j ? dot(d, d) - d[i] * d[i] : d[i] * d[j]);
  };
  const row = (i: number): Vec3 =>
    [0, 1, 2].map(
      (j) => first.inertia[i][j] + second.inertia[i][j] + offset(first, i, j) + offset(second, i, j),
    ) as Vec3;
  return { mass, com, inertia: [row(0), row(1), row(2)] };
}
