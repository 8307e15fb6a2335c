import { add, dot, scale, subtract } from 'rigid-body-lab';
import type { Vec3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Part } from '../solution.js';
export { claimIs, diagonalise, tipIs, rkStage, estimateIs, momentumAbout, fallsMore } from '../solution.js';

/** The theorem for the three moments, and nothing for the products. */
export const declared: Declared = { score: 8.5, diagnosis: 'products-not-moved' };

export function combine(first: Part, second: Part): Part {
  const mass = first.mass + second.mass;
  const com = scale(add(scale(first.com, first.mass), scale(second.com, second.mass)), 1 / mass);
  const offset = (part: Part, i: number): number => {
    const d = subtract(part.com, com);
    return part.mass * (dot(d, d) - d[i] * d[i]);
  };
  const row = (i: number): Vec3 =>
    [0, 1, 2].map(
      (j) => first.inertia[i][j] + second.inertia[i][j] + (i === j ? offset(first, i) + offset(second, i) : 0),
    ) as Vec3;
  return { mass, com, inertia: [row(0), row(1), row(2)] };
}
