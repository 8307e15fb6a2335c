import { apply, cross, scale } from 'rigid-body-lab';
import type { Mat3, Vec3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Diagonalised } from '../solution.js';
export { combine, claimIs, tipIs, rkStage, estimateIs, momentumAbout, fallsMore } from '../solution.js';

/** The diagonal as it was handed in. */
export const declared: Declared = { score: 8.5, diagnosis: 'tensor-without-axes' };

export function diagonalise({ com, inertia }: { com: Vec3; inertia: Mat3 }, [u, v]: Mat3): Diagonalised {
  const diagRotPos: Mat3 = [[...u], [...v], cross(u, v)];
  return {
    diagRotPos,
    diagLinPos: scale(apply(diagRotPos, com), -1),
    moments: [inertia[0][0], inertia[1][1], inertia[2][2]],
  };
}
