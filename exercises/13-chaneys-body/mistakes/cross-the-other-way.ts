import { apply, cross, dot, scale } from 'rigid-body-lab';
import type { Mat3, Vec3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Diagonalised } from '../solution.js';
export { combine, claimIs, tipIs, rkStage, estimateIs, momentumAbout, fallsMore } from '../solution.js';

/** The third axis is the second cross the first. */
export const declared: Declared = { score: 8.5, diagnosis: 'always-left-handed' };

export function diagonalise({ com, inertia }: { com: Vec3; inertia: Mat3 }, axes: Mat3): Diagonalised {
  const [u, v, w] = axes;
  const diagRotPos: Mat3 = [[...u], [...v], cross(v, u)];
  const [a, b, c] = [u, v, w].map((axis) => dot(axis, apply(inertia, axis)));
  return { diagRotPos, diagLinPos: scale(apply(diagRotPos, com), -1), moments: [a, b, c] };
}
