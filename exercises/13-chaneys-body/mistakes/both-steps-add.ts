import { add, scale } from 'rigid-body-lab';
import type { Mat3, Vec3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Part } from '../solution.js';
export { claimIs, diagonalise, tipIs, rkStage, estimateIs, momentumAbout, fallsMore } from '../solution.js';

/** By the origin of the drawing, with a plus there and back. */
export const declared: Declared = { score: 8.5, diagnosis: 'both-steps-add' };

/** m (|d|² E - d dᵀ), as the stub has it. */
function pointTensor(mass: number, d: Vec3): Mat3 {
  const [x, y, z] = d;
  return [
    [mass * (y * y + z * z), -mass * x * y, -mass * x * z],
    [-mass * x * y, mass * (z * z + x * x), -mass * y * z],
    [-mass * x * z, -mass * y * z, mass * (x * x + y * y)],
  ];
}

function sumOf(...tensors: Mat3[]): Mat3 {
  const row = (i: number): Vec3 => tensors.map((tensor) => tensor[i]).reduce((a, b) => add(a, b), [0, 0, 0]);
  return [row(0), row(1), row(2)];
}

export function combine(first: Part, second: Part): Part {
  const mass = first.mass + second.mass;
  const com = scale(add(scale(first.com, first.mass), scale(second.com, second.mass)), 1 / mass);
  return {
    mass,
    com,
    inertia: sumOf(
      first.inertia,
      second.inertia,
      pointTensor(first.mass, first.com),
      pointTensor(second.mass, second.com),
      pointTensor(mass, com),
    ),
  };
}
